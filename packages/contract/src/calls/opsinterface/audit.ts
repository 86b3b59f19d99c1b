import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Id, ListOf, Page, ShanghaiDay, Text } from '../../schemas/base.ts';
import { AuditEntry } from '../../schemas/operations.ts';

export const opsAudit = {
  getAuditList: defineCall({
    path: '/opsinterface/getAuditList',
    access: 'staff',
    scope: 'audit',
    summary: 'The audit log, the newest first.',
    request: Type.Object({
      ...Page,
      staffId: Type.Optional(Id),
      action: Type.Optional(Text(60)),
      subjectId: Type.Optional(Text(80)),
      /** Days in Shanghai, both included. */
      from: Type.Optional(ShanghaiDay),
      to: Type.Optional(ShanghaiDay),
    }),
    response: ListOf(AuditEntry),
    idempotency: 'none',
  }),
};
