import { limits, userMarks, userSides, userSorts } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Days,
  Flag,
  Id,
  ListOf,
  Nothing,
  OneOf,
  Page,
  Text,
  SearchWords,
} from '../../schemas/base.ts';
import { UserDetail, UserRow, userStates } from '../../schemas/operations.ts';

const personId = Type.Object({ personId: Id });

const listFilter = {
  search: SearchWords,
  state: Type.Optional(OneOf(userStates)),
  side: Type.Optional(OneOf(userSides)),
  /** `fraud` is for those who moderate. */
  mark: Type.Optional(OneOf(userMarks)),
  /** The newest first without it. */
  sort: Type.Optional(OneOf(userSorts)),
  /** Of the sign-up. */
  ...Days,
};

/** People with an account, as staff sees them: contacts masked. */
export const opsUsers = {
  getUserList: defineCall({
    path: '/opsinterface/getUserList',
    access: 'staff',
    scope: 'users',
    summary: 'Accounts, found by name, e-mail or phone, sorted.',
    request: Type.Object({
      ...Page,
      ...listFilter,
    }),
    response: ListOf(UserRow),
    idempotency: 'none',
  }),
  exportUserList: defineCall({
    path: '/opsinterface/exportUserList',
    access: 'staff',
    scope: 'users',
    summary: 'The same accounts as CSV, contacts masked; the export is noted.',
    request: Type.Object(listFilter),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  getUserDetail: defineCall({
    path: '/opsinterface/getUserDetail',
    access: 'staff',
    scope: 'users',
    summary: 'One account with its devices and reviews.',
    request: personId,
    response: UserDetail,
    idempotency: 'none',
  }),
  blockUser: defineCall({
    path: '/opsinterface/blockUser',
    access: 'staff',
    scope: 'userBlocks',
    summary:
      'Block an account: its sessions and sockets end within seconds, it can’t log in, its open postings close.',
    request: Type.Object({
      personId: Id,
      /** For colleagues. */
      reason: Text(limits.reason.max, limits.reason.min),
      /** For the person, who reads it at the login. */
      words: Type.Optional(Text(limits.reason.max)),
    }),
    response: UserDetail,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  unblockUser: defineCall({
    path: '/opsinterface/unblockUser',
    access: 'staff',
    scope: 'userBlocks',
    summary:
      'Let a blocked account in again; the postings that the block closed open, if their deadlines are ahead.',
    request: personId,
    response: UserDetail,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  setUserWatch: defineCall({
    path: '/opsinterface/setUserWatch',
    access: 'staff',
    scope: 'users',
    summary:
      'Mark a person whom staff keep an eye on, or take the mark away; the person never learns of it.',
    request: Type.Object({
      personId: Id,
      watched: Flag,
      /** For colleagues. */
      reason: Text(limits.reason.max, limits.reason.min),
    }),
    response: UserDetail,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  endUserSessions: defineCall({
    path: '/opsinterface/endUserSessions',
    access: 'staff',
    scope: 'userBlocks',
    summary: 'End every session of an account, for example after a theft.',
    request: personId,
    response: UserDetail,
    idempotency: 'accepted',
  }),
};
