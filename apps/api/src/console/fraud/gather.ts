import { createHash } from 'node:crypto';
import { addMs, contactsIn, limits, reviewCircles } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { defineJob } from '../../jobs/jobs.ts';
import type { Jobs } from '../../ports/jobs.ts';
import {
  addSign,
  casesWith,
  findSign,
  insertCase,
  lockGathering,
  mergeInto,
} from './case-repository.ts';
import {
  areColleagues,
  praise,
  sharedDevices,
  sharedDocuments,
  sharedPayees,
  textsOfPeople,
  type FoundSign,
  type WrittenText,
} from './sign-repository.ts';

/** Looks for signs in what is stored already, puts them into cases, and comes back. */
export const gatherFraud = defineJob<Record<string, never>>(
  'fraud.gather',
  'upkeep',
  async (_payload, { db, clock, jobs }) => {
    const now = clock.now();
    await gather(db, now);
    await scheduleGathering(jobs, db, addMs(now, limits.fraud.everyMs));
  },
  { maxAttempts: Number.POSITIVE_INFINITY },
);

export function scheduleGathering(jobs: Jobs, db: Queryable, runAt: Date): Promise<void> {
  return gatherFraud.schedule(jobs, db, { key: 'fraud.gather', runAt, payload: {} });
}

/** One case for each group of accounts, however many signs tie them together. */
export async function gather(db: Queryable, now: Date): Promise<void> {
  const signs = [
    ...(await sharedDocuments(db)),
    ...(await sharedPayees(db)),
    ...(await sharedDevices(db, now)),
    ...(await sharedContacts(db, now)),
    ...(await circles(db, now)),
  ];
  for (const sign of signs) {
    await transaction(db, async (tx) => {
      await lockGathering(tx);
      await fileSign(tx, sign, now);
    });
  }
}

/** What was found before about the same people says nothing new, whatever was decided then. */
async function fileSign(tx: Tx, sign: FoundSign, now: Date): Promise<void> {
  const known = await findSign(tx, sign);
  if (known && sign.persons.every((person) => known.persons.includes(person))) return;
  const [oldest, ...others] = await casesWith(tx, sign.persons);
  const caseId = known?.case_id ?? oldest ?? (await insertCase(tx, now));
  await mergeInto(
    tx,
    caseId,
    [...(oldest === undefined ? [] : [oldest]), ...others].filter((id) => id !== caseId),
  );
  const persons = [...new Set([...(known?.persons ?? []), ...sign.persons])].toSorted();
  await addSign(tx, caseId, { ...sign, persons }, now);
}

async function sharedContacts(db: Queryable, now: Date): Promise<FoundSign[]> {
  const writers = new Map<string, WrittenText[]>();
  for (const written of await textsOfPeople(db, now)) {
    for (const contact of contactsIn(written.text)) {
      writers.set(contact, [...(writers.get(contact) ?? []), written]);
    }
  }
  const found: FoundSign[] = [];
  for (const [contact, texts] of writers) {
    const persons = [...new Set(texts.map(({ person_id }) => person_id))].toSorted();
    if (persons.length < 2 || ofOneCompany(texts) || (await areColleagues(db, persons))) continue;
    found.push({
      kind: 'contact',
      key: hashed(contact),
      persons,
      facts: { contact: masked(contact) },
    });
  }
  return found;
}

/** People who post for the same company give the same switchboard. */
function ofOneCompany(texts: readonly WrittenText[]): boolean {
  const [first] = texts;
  return texts.every(({ company }) => company !== null && company === first?.company);
}

async function circles(db: Queryable, now: Date): Promise<FoundSign[]> {
  return reviewCircles(await praise(db, now)).map(({ persons, reviews }) => ({
    kind: 'circle',
    key: hashed(persons.join(' ')),
    persons,
    facts: { reviews: String(reviews) },
  }));
}

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

/** Enough to find it in the texts, too little to use it. */
function masked(contact: string): string {
  return `${contact.slice(0, 3)}…${contact.slice(-3)}`;
}
