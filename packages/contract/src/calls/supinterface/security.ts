import { deletionBlockers, keptAfterDeletion, limits, MINUTE } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Account, Code, CodeSent, Password, Verification } from '../../schemas/account.ts';
import { Count, Done, Flag, Id, ListOf, Nothing, Nullable, OneOf } from '../../schemas/base.ts';
import {
  CalendarFeed,
  DeviceSession,
  PushChannel,
  QuietHours,
  PushEndpoint,
  PushEvent,
  PushPreference,
  PushSubscription,
  SecurityState,
} from '../../schemas/security.ts';

const codeErrors = [
  errorCodes.codeTooSoon,
  errorCodes.codesUsedUp,
  errorCodes.humanCheckRequired,
  errorCodes.contactMissing,
];
const codeLimit = { max: 10, windowMs: MINUTE };
/** Tries at a code or a password. */
const proofLimit = { max: limits.code.tries * 2, windowMs: MINUTE };
const newPassword = { password: Password, passwordAgain: Password };

/**
 * Security, binding and what one's account holds; the same for both identities. Anyone who changes how
 * the account is reached or entered confirms it with a code to the contact that it has now.
 */
export const supSecurity = {
  getIsPassword: defineCall({
    path: '/supinterface/getIsPassword',
    access: 'any',
    summary: 'Whether the account has a password, and what else protects it.',
    request: Nothing,
    response: SecurityState,
    idempotency: 'none',
  }),
  upPassword: defineCall({
    path: '/supinterface/upPassword',
    access: 'any',
    summary: 'Change the password, typed twice; every other session of the account ends.',
    request: Type.Object({
      oldPassword: Type.String({ maxLength: limits.password.max }),
      ...newPassword,
    }),
    response: Done,
    idempotency: 'accepted',
    limit: proofLimit,
    errors: [errorCodes.wrongPassword, errorCodes.weakPassword],
  }),
  addPassword: defineCall({
    path: '/supinterface/addPassword',
    access: 'any',
    summary:
      'Set the first password, with a code from changeEmailActiveCode or changePhoneActiveCode.',
    request: Type.Object({ oldCode: Code, ...newPassword }),
    response: Done,
    idempotency: 'accepted',
    limit: proofLimit,
    errors: [errorCodes.passwordExists, errorCodes.weakPassword, errorCodes.wrongCode],
  }),
  changeEmailActiveCode: defineCall({
    path: '/supinterface/changeEmailActiveCode',
    access: 'any',
    summary: 'Send a code to the e-mail address that the account has now: the old one confirms.',
    request: Nothing,
    response: CodeSent,
    idempotency: 'accepted',
    limit: codeLimit,
    errors: codeErrors,
  }),
  changePhoneActiveCode: defineCall({
    path: '/supinterface/changePhoneActiveCode',
    access: 'any',
    summary: 'Send a code to the phone that the account has now: the old one confirms.',
    request: Nothing,
    response: CodeSent,
    idempotency: 'accepted',
    limit: codeLimit,
    errors: codeErrors,
  }),
  bindMailboxActiveCode: defineCall({
    path: '/supinterface/bindMailboxActiveCode',
    access: 'any',
    summary: 'Send a code to the e-mail address that is to be bound.',
    request: Type.Object({ email: Account, verification: Type.Optional(Verification) }),
    response: CodeSent,
    idempotency: 'accepted',
    limit: codeLimit,
    errors: codeErrors,
  }),
  upSupEmail: defineCall({
    path: '/supinterface/upSupEmail',
    access: 'any',
    summary:
      'Bind or change the e-mail address: `code` came to the new one, `oldCode` to the old one, or to the phone where there is none.',
    request: Type.Object({ email: Account, code: Code, oldCode: Code }),
    response: Done,
    idempotency: 'accepted',
    limit: proofLimit,
    errors: [errorCodes.wrongCode, errorCodes.contactTaken],
  }),
  bindMobilePhoneActiveCode: defineCall({
    path: '/supinterface/bindMobilePhoneActiveCode',
    access: 'any',
    summary: 'Send a code to the phone that is to be bound.',
    request: Type.Object({ phone: Account, verification: Type.Optional(Verification) }),
    response: CodeSent,
    idempotency: 'accepted',
    limit: codeLimit,
    errors: codeErrors,
  }),
  upSupPhone: defineCall({
    path: '/supinterface/upSupPhone',
    access: 'any',
    summary:
      'Bind or change the phone: `code` came to the new one, `oldCode` to the old one, or to the e-mail address where there is none.',
    request: Type.Object({ phone: Account, code: Code, oldCode: Code }),
    response: Done,
    idempotency: 'accepted',
    limit: proofLimit,
    errors: [errorCodes.wrongCode, errorCodes.contactTaken],
  }),
  unbindWechat: defineCall({
    path: '/supinterface/unbindWechat',
    access: 'any',
    summary: 'Unbind the WeChat that can log in to this account.',
    request: Nothing,
    response: Done,
    idempotency: 'accepted',
  }),
  getLoginDevices: defineCall({
    path: '/supinterface/getLoginDevices',
    access: 'any',
    summary: 'Devices that are signed in, the current one first, then the last seen.',
    request: Nothing,
    response: ListOf(DeviceSession),
    idempotency: 'none',
  }),
  loginOutDevice: defineCall({
    path: '/supinterface/loginOutDevice',
    access: 'any',
    summary: 'Sign one other device out.',
    request: Type.Object({ sessionId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
  loginOutOtherDevices: defineCall({
    path: '/supinterface/loginOutOtherDevices',
    access: 'any',
    summary: 'Sign out every device but this one.',
    request: Nothing,
    response: Type.Object({ ended: Count }),
    idempotency: 'accepted',
  }),
  getSysBusinessPush: defineCall({
    path: '/supinterface/getSysBusinessPush',
    access: 'any',
    summary: 'Which business pushes this person wants, by event and channel.',
    request: Nothing,
    response: Type.Object({ list: Type.Array(PushPreference) }),
    idempotency: 'none',
  }),
  getUpSysBusinessPush: defineCall({
    path: '/supinterface/getUpSysBusinessPush',
    access: 'any',
    summary: 'Switch one event on one channel.',
    request: Type.Object({ event: PushEvent, channel: PushChannel, on: Flag }),
    response: Type.Object({ list: Type.Array(PushPreference) }),
    idempotency: 'accepted',
  }),
  getQuietHours: defineCall({
    path: '/supinterface/getQuietHours',
    access: 'any',
    summary: 'In which hours the person is sent nothing that rings; null: in none.',
    request: Nothing,
    response: Type.Object({ hours: Nullable(QuietHours) }),
    idempotency: 'none',
  }),
  setQuietHours: defineCall({
    path: '/supinterface/setQuietHours',
    access: 'any',
    summary: 'Choose quiet hours, or none: what falls into them is sent at their end.',
    request: Type.Object({ hours: Nullable(QuietHours) }),
    response: Type.Object({ hours: Nullable(QuietHours) }),
    idempotency: 'accepted',
  }),
  getPushKey: defineCall({
    path: '/supinterface/getPushKey',
    access: 'any',
    summary:
      'The key with which a browser subscribes to notifications (null: they are off), and whether the browser at `endpoint` gets the caller’s.',
    request: Type.Object({ endpoint: Nullable(PushEndpoint) }),
    response: Type.Object({
      key: Nullable(Type.String({ description: 'VAPID public key, base64url' })),
      subscribed: Flag,
    }),
    idempotency: 'none',
  }),
  savePushSubscription: defineCall({
    path: '/supinterface/savePushSubscription',
    access: 'any',
    summary: 'Send the caller’s notifications to this browser until it logs out.',
    request: PushSubscription,
    response: Done,
    idempotency: 'accepted',
  }),
  removePushSubscription: defineCall({
    path: '/supinterface/removePushSubscription',
    access: 'any',
    summary: 'Send no more notifications to this browser.',
    request: Type.Object({ endpoint: PushEndpoint }),
    response: Done,
    idempotency: 'accepted',
  }),
  getCalendarFeed: defineCall({
    path: '/supinterface/getCalendarFeed',
    access: 'any',
    summary: 'Whether calendars fetch the person’s dates under a private address, and when last.',
    request: Nothing,
    response: CalendarFeed,
    idempotency: 'none',
  }),
  setCalendarFeed: defineCall({
    path: '/supinterface/setCalendarFeed',
    access: 'any',
    summary:
      'Make a private address for calendars, or close it; the one from before stops working at once.',
    request: Type.Object({ open: Flag }),
    response: CalendarFeed,
    idempotency: 'accepted',
  }),
  getInvitation: defineCall({
    path: '/supinterface/getInvitation',
    access: 'any',
    summary: 'One’s own invitation code (yqm), its link, and how many people came with it.',
    request: Nothing,
    response: Type.Object({
      yqm: Type.String(),
      link: Type.String({ description: 'URL of the sign-up page with the code' }),
      invited: Count,
    }),
    idempotency: 'none',
  }),
  exportOwnData: defineCall({
    path: '/supinterface/exportOwnData',
    access: 'any',
    summary: 'Everything that is stored about the person, as one JSON file.',
    request: Nothing,
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
    limit: { max: 5, windowMs: 60 * MINUTE },
  }),
  getAccountDeletion: defineCall({
    path: '/supinterface/getAccountDeletion',
    access: 'any',
    summary: 'Whether the account can be deleted now, what stands against it, and what is kept.',
    request: Nothing,
    response: Type.Object({
      blockers: Type.Array(Type.Object({ kind: OneOf(deletionBlockers), count: Count })),
      kept: Type.Array(OneOf(keptAfterDeletion)),
      codeGoesTo: Nullable(Type.String({ description: 'Masked e-mail address or phone' })),
    }),
    idempotency: 'none',
  }),
  deleteAccountActiveCode: defineCall({
    path: '/supinterface/deleteAccountActiveCode',
    access: 'any',
    summary: 'Send the code that confirms the deletion of the account.',
    request: Nothing,
    response: CodeSent,
    idempotency: 'accepted',
    limit: codeLimit,
    errors: codeErrors,
  }),
  deleteAccount: defineCall({
    path: '/supinterface/deleteAccount',
    access: 'any',
    summary:
      'Delete the account: everything personal goes, what the law and the other side of a deal need stays without a name. Every session ends.',
    request: Type.Object({ code: Code }),
    response: Done,
    idempotency: 'accepted',
    limit: proofLimit,
    errors: [errorCodes.wrongCode, errorCodes.deletionBlocked],
  }),
};
