import * as errorCodes from './error-numbers.ts';

/** The codes that an envelope can carry, and what the client does about them; browsers may load it. */
export { errorCodes };

export type ErrorName = keyof typeof errorCodes;

export type ErrorEffect =
  /** Clear the session storage and lead to the login page. */
  | 'signOut'
  /** Keep the new token that came along and make the call once more. */
  | 'renewToken'
  /** Forget the token: somebody ended this session. */
  | 'revoked'
  /** Hand it to the screen that called. */
  | 'pass'
  /** Act for oneself again: the session acts for an organisation that the person has left. */
  | 'actForSelf'
  /** Show the message. */
  | 'message'
  /** Leave for the maintenance page. */
  | 'maintenance';

type Effects = Readonly<Record<number, ErrorEffect>>;

/** Every other code shows its message. */
const effects: Effects = {
  [errorCodes.unauthenticated]: 'signOut',
  [errorCodes.unverifiable]: 'pass',
  [errorCodes.forbidden]: 'pass',
  [errorCodes.notFound]: 'pass',
  [errorCodes.fault]: 'maintenance',
  [errorCodes.tokenRotated]: 'renewToken',
  [errorCodes.sessionRevoked]: 'revoked',
  [errorCodes.humanCheckFailed]: 'pass',
  [errorCodes.membershipOver]: 'actForSelf',
};

/** Screens of the portals explain a wrong identity themselves; the console has no such screens. */
const staffEffects: Effects = { ...effects, [errorCodes.staffForbidden]: 'message' };

/** What the client does about a code that the call below `path` was answered with. */
export function effectOf(code: number, path: string): ErrorEffect {
  const known = path.startsWith('/opsinterface/') ? staffEffects : effects;
  return known[code] ?? 'message';
}
