import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { addMs, DAY, limits, type CodePurpose, type Language } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { CodeTable } from './code-table.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  codeTimesSince,
  countTry,
  insertCode,
  lockAccount,
  lockNewestCode,
} from './code-repository.ts';
import { findPersonByAccount } from '../../persons/person-repository.ts';
import { keyedHash } from '../../database/server-key.ts';
import { redeemPass } from '../verification/pass.ts';
import { scheduleAccountMessage, type AccountMessage } from './account-message.ts';
import type { AccountName } from '../identity/account-name.ts';

export interface CodeRequest {
  account: AccountName;
  purpose: CodePurpose;
  language: Language;
  now: Date;
  /** The pass of a passed verification; it is used up when the code is sent. */
  verification?: string | undefined;
  /** Somebody sends many codes from where this request comes from. */
  isFromBusyNetwork?: boolean;
}

/**
 * When a code is sent only to who passed a verification: so that a stranger cannot use up
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
 * `verificationRequired`.
 */
export async function sendCode(
  deps: Pick<Dependencies, 'jobs' | 'config'>,
  tx: Tx,
  request: CodeRequest,
): Promise<SentCode> {
  const { account, purpose, now } = request;
  await lockAccount(tx, account.value);
  const sentToday = await codeTimesSince(tx, account.value, addMs(now, -DAY));
  assertCodeAllowed(sentToday, now);
  const isVerified = await redeemPass(tx, request.verification, now);
  if (!isVerified && needsPass(request, sentToday.length)) refuse('verificationRequired');
  const id = randomUUID();
  const code = String(randomInt(10 ** limits.code.digits)).padStart(limits.code.digits, '0');
  await insertCode(tx, {
    id,
    account: account.value,
    purpose,
    code_hash: hashCode(deps, id, code),
    created_at: now,
    expires_at: addMs(now, limits.code.lifetimeMs),
    tries: 0,
    used_at: null,
  });
  const known = (await findPersonByAccount(tx, account)) !== undefined;
  await scheduleAccountMessage(deps, tx, messageFor(request, code, known), now);
  return { resendAfterMs: limits.code.resendMs, isVerified };
}

function messageFor(
  { account: to, purpose, language }: CodeRequest,
  code: string,
  known: boolean,
): AccountMessage | null {
  const { when, kind } = insteadOfCode[purpose];
  if ((when === 'known') !== known) return { kind: 'code', to, language, purpose, code };
  return kind && { kind, to, language };
}

/** `sent` newest first. */
function assertCodeAllowed(sent: readonly Date[], now: Date): void {
  const [newest] = sent;
  if (newest === undefined) return;
  const waitMs = newest.getTime() + limits.code.resendMs - now.getTime();
  if (waitMs > 0) refuse('codeTooSoon', { data: { resendAfterMs: waitMs } });
  if (sent.length >= limits.code.perDay) refuse('codesUsedUp');
}

function needsPass({ purpose, isFromBusyNetwork }: CodeRequest, sentToday: number): boolean {
  if (asksForPass[purpose] === 'never') return false;
  return (
    asksForPass[purpose] === 'always' ||
    isFromBusyNetwork === true ||
    sentToday >= limits.code.unverified.perDay
  );
}

interface GivenCode {
  account: AccountName;
  purpose: CodePurpose;
  code: string;
}

/** Uses up the newest code if it is this one; a wrong try counts, so the caller must let it commit. */
export async function takeCode(
  deps: Pick<Dependencies, 'config'>,
  tx: Tx,
  { now, ...given }: GivenCode & { now: Date },
): Promise<boolean> {
  const [right = false] = await takeCodes(deps, tx, [given], now);
  return right;
}

/**
 * Uses up codes that are only good together: none is when one is wrong. Answers which are right; wrong
 * tries count, so the caller must let them commit.
 */
export async function takeCodes(
  deps: Pick<Dependencies, 'config'>,
  tx: Tx,
  given: readonly GivenCode[],
  now: Date,
): Promise<boolean[]> {
  const judged: { code: CodeTable | undefined; right: boolean }[] = [];
  for (const { account, purpose, code } of given) {
    const newest = await lockNewestCode(tx, account.value, purpose);
    const live = newest !== undefined && isLive(newest, now) ? newest : undefined;
    const right =
      live !== undefined && timingSafeEqual(live.code_hash, hashCode(deps, live.id, code));
    judged.push({ code: live, right });
  }
  const allRight = judged.every(({ right }) => right);
  for (const { code, right } of judged) {
    if (code !== undefined && (allRight || !right)) await countTry(tx, code.id, right ? now : null);
  }
  return judged.map(({ right }) => right);
}

function isLive({ used_at, expires_at, tries }: CodeTable, now: Date): boolean {
  return used_at === null && expires_at > now && tries < limits.code.tries;
}

function hashCode({ config }: Pick<Dependencies, 'config'>, id: string, code: string): Buffer {
  return keyedHash(config.serverKey, 'code', `${id}.${code}`);
}
