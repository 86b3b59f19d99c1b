import { limits, notedSubjects, workKinds, workPaces, workViews } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Count,
  Done,
  Flag,
  Id,
  Line,
  Nothing,
  Nullable,
  OneOf,
  Page,
  Text,
} from '../../schemas/base.ts';
import {
  WorkCase,
  WorkFilter,
  WorkFilterChoice,
  WorkMention,
  WorkRow,
  noteTarget,
  workTarget,
} from '../../schemas/work.ts';

// Everybody of the staff has work: what of it a role sees is decided by the case.
const scope = 'overview' as const;

/** What waits for staff in all their queues: lists, hand-over, notes, who is looking. */
export const opsWork = {
  getWorkList: defineCall({
    path: '/opsinterface/getWorkList',
    access: 'staff',
    scope,
    summary: 'Cases of all queues that the caller may work on; what is due first stands first.',
    request: Type.Object({
      ...Page,
      view: Type.Optional(OneOf(workViews)),
      kind: Type.Optional(OneOf(workKinds)),
      pace: Type.Optional(OneOf(workPaces)),
      /** Whose they are. */
      assigneeId: Type.Optional(Id),
    }),
    response: Type.Object({
      total: Count,
      list: Type.Array(WorkRow),
      /** Without the filters: how much each view holds, and how much of all is late. */
      counts: Type.Object({ mine: Count, unassigned: Count, all: Count, over: Count }),
    }),
    idempotency: 'none',
  }),
  getWorkCase: defineCall({
    path: '/opsinterface/getWorkCase',
    access: 'staff',
    scope,
    summary:
      'Whose a record is, its notes and who has it on screen; asking says that one is there.',
    request: Type.Object(noteTarget),
    response: WorkCase,
    idempotency: 'none',
  }),
  getWorkColleagues: defineCall({
    path: '/opsinterface/getWorkColleagues',
    access: 'staff',
    scope,
    summary:
      'Members of staff who work on such records, to whom one can be given; without a kind on any that the caller works on.',
    request: Type.Object({ subject: Type.Optional(OneOf(notedSubjects)) }),
    response: Type.Array(Type.Object({ staffId: Id, name: Type.String() })),
    idempotency: 'none',
  }),
  assignWork: defineCall({
    path: '/opsinterface/assignWork',
    access: 'staff',
    scope,
    summary: 'Take a case on, give it to a colleague with a note, or return it to the queue.',
    request: Type.Object({
      ...workTarget,
      /** Null: back to the queue. */
      staffId: Nullable(Id),
      /** Whose it was on the caller’s screen: who looked before a colleague acted is told. */
      seenAssigneeId: Nullable(Id),
      note: Type.Optional(Text(limits.work.note)),
    }),
    response: WorkCase,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  assignWorkAtOnce: defineCall({
    path: '/opsinterface/assignWorkAtOnce',
    access: 'staff',
    scope,
    summary:
      'Give several cases to one member with a note, or return them to the queue; what a colleague took meanwhile is left alone.',
    request: Type.Object({
      cases: Type.Array(Type.Object({ ...workTarget, seenAssigneeId: Nullable(Id) }), {
        minItems: 1,
        maxItems: limits.work.atOnce,
      }),
      /** Null: back to the queue. */
      staffId: Nullable(Id),
      /** Stands with each of them. */
      note: Type.Optional(Text(limits.work.note)),
    }),
    response: Type.Object({ assigned: Count, skipped: Count }),
    idempotency: 'accepted',
  }),
  addWorkNote: defineCall({
    path: '/opsinterface/addWorkNote',
    access: 'staff',
    scope,
    summary:
      'Write a note that only colleagues read, about a case, a person or an order; whom it names is told.',
    request: Type.Object({
      ...noteTarget,
      text: Text(limits.work.note, 1),
      mentionIds: Type.Array(Id, { maxItems: limits.work.mentions, uniqueItems: true }),
    }),
    response: WorkCase,
    idempotency: 'accepted',
  }),
  getWorkMentions: defineCall({
    path: '/opsinterface/getWorkMentions',
    access: 'staff',
    scope,
    summary: 'Notes that name the caller and that they have not seen; the newest first.',
    request: Nothing,
    response: Type.Array(WorkMention),
    idempotency: 'none',
  }),
  getWorkFilters: defineCall({
    path: '/opsinterface/getWorkFilters',
    access: 'staff',
    scope,
    summary:
      'Filters that the caller saved, and those that colleagues share, of the screens that the caller may enter.',
    request: Nothing,
    response: Type.Array(WorkFilter),
    idempotency: 'none',
  }),
  saveWorkFilter: defineCall({
    path: '/opsinterface/saveWorkFilter',
    access: 'staff',
    scope,
    summary: 'Keep a filter under a name; a name that one has already is written over.',
    request: Type.Object({
      name: Line(limits.work.filterName, 1),
      ...WorkFilterChoice.properties,
      shared: Flag,
    }),
    response: WorkFilter,
    idempotency: 'accepted',
  }),
  deleteWorkFilter: defineCall({
    path: '/opsinterface/deleteWorkFilter',
    access: 'staff',
    scope,
    summary: 'Delete an own filter.',
    request: Type.Object({ filterId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
};
