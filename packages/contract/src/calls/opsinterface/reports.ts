import { limits, reportOutcomes } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Count, Id, ListOf, OneOf, Page, Text } from '../../schemas/base.ts';
import { MessageReport, MessageReportRow } from '../../schemas/message-report.ts';

const scope = 'reports';

/** Messages that somebody reported. */
export const opsMessageReports = {
  getMessageReportList: defineCall({
    path: '/opsinterface/getMessageReportList',
    access: 'staff',
    scope,
    summary: 'Reports, the longest waiting first; decided ones the newest first.',
    request: Type.Object({ ...Page, decided: Type.Boolean() }),
    response: ListOf(MessageReportRow),
    idempotency: 'none',
  }),
  getMessageReport: defineCall({
    path: '/opsinterface/getMessageReport',
    access: 'staff',
    scope,
    summary: 'A reported message with its neighbours; the look is noted.',
    request: Type.Object({ messageReportId: Id }),
    response: MessageReport,
    idempotency: 'none',
  }),
  decideMessageReport: defineCall({
    path: '/opsinterface/decideMessageReport',
    access: 'staff',
    scope,
    summary: 'Dismiss a report, warn who wrote the message, or let them write nothing for a while.',
    request: Type.Object({
      messageReportId: Id,
      outcome: OneOf(reportOutcomes),
      /** To who wrote the message; empty where the report is dismissed. */
      words: Text(limits.reason.max),
    }),
    response: MessageReport,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  dismissMessageReports: defineCall({
    path: '/opsinterface/dismissMessageReports',
    access: 'staff',
    scope,
    summary:
      'Dismiss several reports for one reason, which colleagues read; what was decided meanwhile is left alone.',
    request: Type.Object({
      messageReportIds: Type.Array(Id, {
        minItems: 1,
        maxItems: limits.work.atOnce,
        uniqueItems: true,
      }),
      note: Text(limits.reason.max, 1),
    }),
    response: Type.Object({ dismissed: Count, skipped: Count }),
    idempotency: 'accepted',
  }),
};
