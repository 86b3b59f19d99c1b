import { limits, MINUTE } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Password } from '../../schemas/account.ts';
import { Done, Flag, Nothing, Nullable, Text } from '../../schemas/base.ts';
import { StaffUser } from '../../schemas/operations.ts';

const { totp, tries } = limits.staff;
const TotpCode = Type.String({ pattern: `^[0-9]{${totp.digits}}$` });
const loginLimit = { max: tries * 2, windowMs: MINUTE };

/** What an authenticator app is set up with. */
const Enrolment = Type.Object({
  secret: Type.String({ description: 'Base32' }),
  otpauth: Type.String({ description: 'otpauth:// address for authenticator apps' }),
  qrCode: Type.String({ description: 'SVG as data URL' }),
});

/** Staff accounts are never self-registered; each login needs the second factor (TOTP, RFC 6238). */
export const opsAccount = {
  login: defineCall({
    path: '/opsinterface/login',
    access: 'public',
    summary: 'First step of a staff login: account and password; answers a ticket for the second.',
    request: Type.Object({
      account: Text(limits.account.max, 5),
      password: Text(limits.password.max, 1),
    }),
    response: Type.Object({
      ticket: Type.String(),
      /** The first login: the second factor is set up with this, and a new password chosen. */
      enrolment: Nullable(Enrolment),
      newPasswordRequired: Flag,
    }),
    idempotency: 'none',
    limit: loginLimit,
    errors: [errorCodes.staffCredentials, errorCodes.staffLocked],
  }),
  confirmLogin: defineCall({
    path: '/opsinterface/confirmLogin',
    access: 'public',
    summary: 'Second step: the code of the authenticator; answers a session.',
    request: Type.Object({
      ticket: Text(2_000, 20),
      code: TotpCode,
      newPassword: Type.Optional(Password),
    }),
    response: Type.Object({ token: Type.String(), user: StaffUser }),
    idempotency: 'none',
    limit: loginLimit,
    errors: [
      errorCodes.staffCredentials,
      errorCodes.staffTicketExpired,
      errorCodes.staffLocked,
      errorCodes.weakPassword,
    ],
  }),
  loginOut: defineCall({
    path: '/opsinterface/loginOut',
    access: 'staff',
    summary: 'End the staff session.',
    request: Nothing,
    response: Done,
    idempotency: 'none',
  }),
  getStaffUser: defineCall({
    path: '/opsinterface/getStaffUser',
    access: 'staff',
    summary: 'Who is signed in and which scopes are open.',
    request: Nothing,
    response: StaffUser,
    idempotency: 'none',
  }),
  changePassword: defineCall({
    path: '/opsinterface/changePassword',
    access: 'staff',
    summary: 'Change the own password, confirmed with the second factor; other sessions end.',
    request: Type.Object({
      oldPassword: Text(limits.password.max, 1),
      newPassword: Password,
      code: TotpCode,
    }),
    response: Done,
    idempotency: 'accepted',
    limit: loginLimit,
    errors: [errorCodes.staffCredentials, errorCodes.staffLocked, errorCodes.weakPassword],
  }),
  beginSecondFactor: defineCall({
    path: '/opsinterface/beginSecondFactor',
    access: 'staff',
    summary:
      'Set up another authenticator, confirmed by password and the present one; answers a ticket.',
    request: Type.Object({ password: Text(limits.password.max, 1), code: TotpCode }),
    response: Type.Object({ ticket: Type.String(), enrolment: Enrolment }),
    idempotency: 'none',
    limit: loginLimit,
    errors: [errorCodes.staffCredentials, errorCodes.staffLocked],
  }),
  confirmSecondFactor: defineCall({
    path: '/opsinterface/confirmSecondFactor',
    access: 'staff',
    summary: 'Use the new authenticator from now on, confirmed by its code; other sessions end.',
    request: Type.Object({ ticket: Text(2_000, 20), code: TotpCode }),
    response: Done,
    idempotency: 'none',
    limit: loginLimit,
    errors: [errorCodes.staffCredentials, errorCodes.staffTicketExpired, errorCodes.staffLocked],
  }),
};
