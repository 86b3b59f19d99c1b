import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/schema.ts';
import { findPersonByAccount } from '../persons/person-repository.ts';
import { insertPostings, type NewPosting } from '../market/postings/posting-repository.ts';
import { clientPeople, datesOf, generatePostings, type GeneratedPosting } from '@tolk/demo-data';
import { postingTerms } from '../market/postings/posting-form.ts';
import { postingFormOf } from './demo-postings.ts';

const batchSize = 500;

/** Adds `count` postings of the demo's clients. Throws when the demo data is not there. */
export async function addGeneratedPostings(db: Queryable, count: number, now: Date): Promise<void> {
  const owners = await demoClients(db);
  let batch: NewPosting[] = [];
  for (const posting of generatePostings(count, 1)) {
    batch.push(rowOf(posting, owners, now));
    if (batch.length < batchSize) continue;
    await insertPostings(db, batch);
    batch = [];
  }
  if (batch.length > 0) await insertPostings(db, batch);
}

async function demoClients(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>();
  for (const { key, account } of clientPeople) {
    const person = await findPersonByAccount(db, { channel: 'email', value: account });
    if (person === undefined)
      throw new Error('The demo data is not there: start the product once before.');
    owners.set(key, person.id);
  }
  return owners;
}

function rowOf(
  posting: GeneratedPosting,
  owners: ReadonlyMap<string, string>,
  now: Date,
): NewPosting {
  const dates = datesOf(posting, now);
  // Its form is judged as of its publication: finished postings have their deadline behind them.
  const terms = postingTerms(postingFormOf({ ...posting, ...dates }), dates.publishedAt);
  return {
    id: randomUUID(),
    owner_id: owners.get(posting.client) ?? '',
    published_at: dates.publishedAt,
    ...terms,
    status: dates.deadlineAt <= now ? 'finished' : 'recruiting',
  };
}
