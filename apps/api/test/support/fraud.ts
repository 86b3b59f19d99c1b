import { randomBytes, randomUUID } from 'node:crypto';
import type { FraudCase } from '@tolk/contract';
import type { FraudState } from '@tolk/domain';
import type { Caller } from '@tolk/testing/caller';
import { gather } from '../../src/console/fraud/gather.ts';
import { dataOf } from './market.ts';
import type { TestApp } from './test-app.ts';

/** Lets these accounts sign in from one browser, as the server remembers it. */
export async function shareBrowser(tolk: TestApp, persons: readonly string[]): Promise<void> {
  const token_hash = randomBytes(32);
  const seen_at = tolk.clock.now();
  await tolk.app.deps.db
    .insertInto('known_device')
    .values(persons.map((subject_id) => ({ token_hash, subject_id, seen_at })))
    .execute();
}

/** What the nightly job does. */
export function gatherNow(tolk: TestApp): Promise<void> {
  return gather(tolk.app.deps, tolk.clock.now());
}

/** Cases in one state that one of these accounts belongs to. */
export async function casesOf(
  staff: Caller,
  persons: readonly string[],
  state: FraudState = 'open',
): Promise<FraudCase[]> {
  const { list } = await dataOf(
    staff.call<{ list: FraudCase[] }>('/opsinterface/getFraudCaseList', { state, pageSize: 100 }),
  );
  return list.filter(({ members }) => members.some(({ personId }) => persons.includes(personId)));
}

/** A case that waits, of nobody. */
export async function emptyFraudCase(tolk: TestApp): Promise<string> {
  const id = randomUUID();
  const undecided = { decided_by: null, decided_at: null, words: '' };
  await tolk.app.deps.db
    .insertInto('fraud_case')
    .values({ id, state: 'open', found_at: tolk.clock.now(), ...undecided })
    .execute();
  return id;
}
