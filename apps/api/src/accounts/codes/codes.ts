import { randomInt, randomUUID } from 'node:crypto';
import { addMs, DAY, limits, type CodePurpose, type Language } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  codesSince,
  countTry,
  insertCode,
  lockAccount,
  lockNewestCode,
  markCodeUsed,
  type CodeRow,
  type SentBefore,
} from './code-repository.ts';
import { findPersonByAccount, type Person } from '../../persons/person-repository.ts';
import { isKeyedHash, keyedHash } from '../../database/server-key.ts';
import { redeemPass } from '../human-check/pass.ts';
import { scheduleAccountMessage, type AccountMessage } from './account-message.ts';
import type { AccountName } from '../identity/account-name.ts';
import { askerOf, type Asker } from '../login/asker.ts';

export interface CodeRequest {
  account: AccountName;
  purpose: CodePurpose;
  /** The pass of a passed human check; it is used up when the code is sent. */
  verification?: string | undefined;
  /** Somebody sends many codes from where this request comes from. */
  isFromBusyNetwork?: boolean;
}

/**
 * When a code is sent only after a human check: so that a stranger cannot use up
 * somebody's codes of a day without work. A session stands behind those that ask for none.
 */
const asksForPass: Readonly<Record<CodePurpose, 'always' | 'beyondTheFirst' | 'never'>> = {
  register: 'always',
  login: 'beyondTheFirst',
  reset: 'beyondTheFirst',
  bind: 'beyondTheFirst',
  confirm: 'never',
  delete: 'never',
};

/**
 * What an address gets instead of a code when it belongs to somebody, or to nobody. Null: nothing,
 * which is answered like a code that was sent.
 */
const insteadOfCode: Readonly<
  Record<CodePurpose, { when: 'known' | 'unknown'; kind: 'accountExists' | 'contactTaken' | null }>
> = {
  register: { when: 'known', kind: 'accountExists' },
  bind: { when: 'known', kind: 'contactTaken' },
  login: { when: 'unknown', kind: null },
  reset: { when: 'unknown', kind: null },
  confirm: { when: 'unknown', kind: null },
  delete: { when: 'unknown', kind: null },
};

export interface SentCode {
  resendAfterMs: number;
  /** A pass was used up for it. */
  isVerified: boolean;
}

/**
 * Sends a code. Known and unknown accounts are answered alike: who has none gets no login code,
 * who has one is told so instead of getting a sign-up code. Throws `codeTooSoon`, `codesUsedUp`,
 * `humanCheckRequired`.
 */
export async function sendCode(
  tx: Tx,
  request: CodeRequest,
  context: CallContext,
): Promise<SentCode> {
  const { account, purpose } = request;
  const { deps, language, now } = context;
  await lockAccount(tx, account.value);
  const owner = await findPersonByAccount(tx, account);
  const asker = await codeAsker(tx, purpose, owner, context);
  const sentToday = await codesSince(tx, account.value, addMs(now, -DAY));
  assertCodeAllowed(sentToday, asker, now);
  const isVerified = await redeemPass(tx, request.verification, now);
  if (!isVerified && needsPass(request, sentToday.length)) {
    refuse('humanCheckRequired', { data: { silent: mayBeSilent(request, asker) } });
  }
  const id = randomUUID();
  const code = String(randomInt(10 ** limits.code.digits)).padStart(limits.code.digits, '0');
  await insertCode(tx, {
    id,
    account: account.value,
    purpose,
    code_hash: keyedHash(deps.config.serverKeys, 'code', hashed(id, code).text),
    created_at: now,
    expires_at: addMs(now, limits.code.lifetimeMs),
    asker: asker.key,
    asker_known: asker.isKnown,
    used_at: null,
  });
  const message = messageFor({ ...request, language }, code, owner !== undefined);
  await scheduleAccountMessage(deps, tx, message, now);
  return { resendAfterMs: limits.code.resendMs, isVerified };
}

function messageFor(
  { account: to, purpose, language }: CodeRequest & { language: Language },
  code: string,
  known: boolean,
): AccountMessage | null {
  const { when, kind } = insteadOfCode[purpose];
  if ((when === 'known') !== known) return { kind: 'code', to, language, purpose, code };
  return kind && { kind, to, language };
}

/** Behind a session it is the person; a code that binds goes to a contact that may be anybody's. */
async function codeAsker(
  tx: Tx,
  purpose: CodePurpose,
  owner: Person | undefined,
  context: CallContext,
): Promise<Asker> {
  if (purpose === 'confirm' || purpose === 'delete') {
    return { key: `person/${context.personId}`, isKnown: true };
  }
  return askerOf(tx, owner?.id, context);
}

/**
 * Of `sent`, newest first, a known device counts its own. A stranger counts those of all strangers,
 * and those of the own network once more.
 */
function assertCodeAllowed(sent: readonly SentBefore[], asker: Asker, now: Date): void {
  const own = sent.filter(({ asker: key }) => key === asker.key);
  const counted = asker.isKnown ? own : sent.filter(({ asker_known }) => !asker_known);
  const [newest] = counted;
  if (newest === undefined) return;
  const waitMs = newest.created_at.getTime() + limits.code.resendMs - now.getTime();
  if (waitMs > 0) refuse('codeTooSoon', { data: { resendAfterMs: waitMs } });
  const { perDay, strangersPerDay } = limits.code;
  if (own.length >= perDay) refuse('codesUsedUp');
  if (!asker.isKnown && counted.length >= strangersPerDay) refuse('codesUsedUp');
}

function needsPass({ purpose, isFromBusyNetwork }: CodeRequest, sentToday: number): boolean {
  if (asksForPass[purpose] === 'never') return false;
  return (
    asksForPass[purpose] === 'always' ||
    isFromBusyNetwork === true ||
    sentToday >= limits.code.unverified.perDay
  );
}

/**
 * Whether the check may run without showing itself: the owner of the account has signed in on this
 * device, and few codes are sent from its network. The browser does the same amount of work.
 */
function mayBeSilent({ isFromBusyNetwork = false }: CodeRequest, { isKnown }: Asker): boolean {
  return isKnown && !isFromBusyNetwork;
}

interface GivenCode {
  account: AccountName;
  purpose: CodePurpose;
  code: string;
}

/** Uses up the newest code if it is this one; a wrong try counts, so the caller must let it commit. */
export async function takeCode(tx: Tx, given: GivenCode, context: CallContext): Promise<boolean> {
  const [right = false] = await takeCodes(tx, [given], context);
  return right;
}

/**
 * Uses up codes that are only good together: none is when one is wrong. Answers which are right; wrong
 * tries count, so the caller must let them commit.
 */
export async function takeCodes(
  tx: Tx,
  given: readonly GivenCode[],
  context: CallContext,
): Promise<boolean[]> {
  const { deps, now } = context;
  const judged: { code: CodeRow | undefined; right: boolean; isAsker: boolean }[] = [];
  for (const { account, purpose, code } of given) {
    const owner = await findPersonByAccount(tx, account);
    const { key } = await codeAsker(tx, purpose, owner, context);
    const newest = await lockNewestCode(tx, account.value, purpose);
    const isAsker = newest?.asker === key;
    const live = newest !== undefined && isLive(newest, isAsker, now) ? newest : undefined;
    const right =
      live !== undefined &&
      isKeyedHash(deps.config.serverKeys, hashed(live.id, code), live.code_hash);
    judged.push({ code: live, right, isAsker });
  }
  const allRight = judged.every(({ right }) => right);
  for (const { code, right, isAsker } of judged) {
    if (code === undefined) continue;
    if (allRight) await markCodeUsed(tx, code.id, now);
    else if (!right) await countTry(tx, code.id, isAsker);
  }
  return judged.map(({ right }) => right);
}

function isLive(
  { used_at, expires_at, tries, other_tries }: CodeRow,
  isAsker: boolean,
  now: Date,
): boolean {
  const wrongTries = isAsker ? tries : other_tries;
  return used_at === null && expires_at > now && wrongTries < limits.code.tries;
}

function hashed(id: string, code: string) {
  return { use: 'code', text: `${id}.${code}` } as const;
}
