import { ageSorts } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Id, ListOf, Nothing, OneOf, Page, ShanghaiDay, Text } from '../../schemas/base.ts';
import { AuditEntry } from '../../schemas/operations.ts';

const filter = {
  staffId: Type.Optional(Id),
  action: Type.Optional(Text(60)),
  subjectId: Type.Optional(Text(80)),
  /** Days in Shanghai, both included. */
  from: Type.Optional(ShanghaiDay),
  to: Type.Optional(ShanghaiDay),
  /** The newest first without it. */
  sort: Type.Optional(OneOf(ageSorts)),
};

export const opsAudit = {
  getAuditList: defineCall({
    path: '/opsinterface/getAuditList',
    access: 'staff',
    scope: 'audit',
    summary: 'The audit log, the newest first unless sorted otherwise.',
    request: Type.Object({ ...Page, ...filter }),
    response: ListOf(AuditEntry),
    idempotency: 'none',
  }),
  exportAuditList: defineCall({
    path: '/opsinterface/exportAuditList',
    access: 'staff',
    scope: 'audit',
    summary: 'What a filter leaves of the audit log, as CSV; the export is noted.',
    request: Type.Object(filter),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
};
