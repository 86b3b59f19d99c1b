import { orderStatuses } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import {
  Bilingual,
  Count,
  FileInfo,
  Flag,
  Id,
  ListOf,
  Nullable,
  OneOf,
  Page,
  SearchWords,
  Timestamp,
} from '../../schemas/base.ts';
import { OrderDetail, OrderRow } from '../../schemas/order.ts';

/** What the supplier has to do next; null when it is the other side's turn or nothing is left. */
const nextStep = {
  nextStep: Nullable(Bilingual),
  nextStepUntil: Nullable(Timestamp),
  /** Whether it is the supplier's turn. */
  ownTurn: Flag,
};

/** The project center: work that the supplier has taken on. */
export const supProjects = {
  getProjectList: defineCall({
    path: '/supinterface/getProjectList',
    access: 'supplier',
    organisation: 'read',
    summary: 'Projects that the supplier works on or worked on, with what comes next.',
    request: Type.Object({
      ...Page,
      orderStatus: Type.Optional(OneOf(orderStatuses)),
      search: SearchWords,
    }),
    response: ListOf(Type.Object({ order: OrderRow, ...nextStep, fileCount: Count })),
    idempotency: 'none',
  }),
  getProjectDetail: defineCall({
    path: '/supinterface/getProjectDetail',
    access: 'supplier',
    organisation: 'read',
    summary: 'One project: its order, all its files on both sides, and what comes next.',
    request: Type.Object({ projectOrderId: Id }),
    response: Type.Object({
      order: OrderDetail,
      ...nextStep,
      files: Type.Array(
        Type.Object({ from: OneOf(['client', 'supplier'] as const), file: FileInfo }),
      ),
    }),
    idempotency: 'none',
  }),
};
