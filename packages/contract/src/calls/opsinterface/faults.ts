import { faultStates, frontEnds, limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Count, Id, ListOf, Nothing, OneOf, Page, Text } from '../../schemas/base.ts';
import { FrontEndFault, FrontEndFaultRow } from '../../schemas/front-ends.ts';

const scope = 'frontEnds';

export const opsFaults = {
  getFrontEndFaultList: defineCall({
    path: '/opsinterface/getFrontEndFaultList',
    access: 'staff',
    scope,
    summary: 'Faults of the front ends, the one that occurred last first.',
    request: Type.Object({
      ...Page,
      state: Type.Optional(OneOf(faultStates)),
      remote: Type.Optional(OneOf(frontEnds)),
      version: Type.Optional(Text(limits.frontEnds.version)),
    }),
    response: ListOf(FrontEndFaultRow),
    idempotency: 'none',
  }),
  getFrontEndFault: defineCall({
    path: '/opsinterface/getFrontEndFault',
    access: 'staff',
    scope,
    summary: 'A fault with its newest occurrences, their stacks read through the source maps.',
    request: Type.Object({ faultId: Id }),
    response: FrontEndFault,
    idempotency: 'none',
  }),
  setFrontEndFaultState: defineCall({
    path: '/opsinterface/setFrontEndFaultState',
    access: 'staff',
    scope,
    summary: 'Mark a fault as mended or ignored, or open it again.',
    request: Type.Object({ faultId: Id, state: OneOf(faultStates) }),
    response: Nothing,
    idempotency: 'accepted',
  }),
  setFrontEndFaultStates: defineCall({
    path: '/opsinterface/setFrontEndFaultStates',
    access: 'staff',
    scope,
    summary: 'The same of several; those that are gone meanwhile are left out.',
    request: Type.Object({
      faultIds: Type.Array(Id, { minItems: 1, maxItems: limits.work.atOnce, uniqueItems: true }),
      state: OneOf(faultStates),
    }),
    response: Type.Object({ changed: Count }),
    idempotency: 'accepted',
  }),
};
