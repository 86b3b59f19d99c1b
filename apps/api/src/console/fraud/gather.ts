import { createHash } from 'node:crypto';
import { addMs, limits, proposesAgainAndAgain, reviewCircles } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineJob } from '../../jobs/jobs.ts';
import type { Jobs } from '../../ports/jobs.ts';
import {
  addSign,
  casesWith,
  findSign,
  forgetEvidenceBefore,
  insertCase,
  lockGathering,
  mergeInto,
  refreshEvidence,
  type SignRecord,
} from './case-repository.ts';
import {
  areColleagues,
  praise,
  sharedDevices,
  sharedDocuments,
  sharedPayees,
  type FoundSign,
} from './sign-repository.ts';
import { searchTexts } from './search-texts.ts';
import { outsidePayments, sharedContacts } from './text-hit-repository.ts';

/** Looks for signs in what is stored already, puts them into cases, and comes back. */
export const gatherFraud = defineJob<Record<string, never>>(
  'fraud.gather',
  'upkeep',
  async (_payload, deps) => {
    const { db, clock, jobs } = deps;
    const now = clock.now();
    await gather(deps, now);
    const runAt = addMs(now, limits.fraud.everyMs);
    await gatherFraud.schedule(jobs, db, { key: nightly, runAt, payload: {} });
  },
  { maxAttempts: Number.POSITIVE_INFINITY },
);

const nightly = 'fraud.gather';

/** An instance that starts does not search anew what was searched today. */
export function beginGathering(jobs: Jobs, db: Queryable, runAt: Date): Promise<void> {
  return gatherFraud.schedule(jobs, db, { key: nightly, runAt, payload: {}, keepsWaiting: true });
}

/** One case for each group of accounts, however many signs tie them together. */
export async function gather(
  { db, log }: Pick<Dependencies, 'db' | 'log'>,
  now: Date,
): Promise<void> {
  await forgetEvidenceBefore(db, addMs(now, -limits.fraud.windowMs));
  // The next night goes on where this one stopped; all other signs don't wait for it.
  await searchTexts({ db, log }, now).catch((error: unknown) =>
    log.error({ err: error }, 'texts were not searched to the end'),
  );
  const signs = [
    ...(await sharedDocuments(db)),
    ...(await sharedPayees(db)),
    ...(await sharedDevices(db, now)),
    ...(await sharedContactSigns(db)),
    ...(await circles(db, now)),
    ...(await outsidePaymentSigns(db)),
  ];
  for (const sign of signs) {
    await transaction(db, async (tx) => {
      await lockGathering(tx);
      await fileSign(tx, sign, now);
    });
  }
}

/**
 * What was found before about the same people says nothing new, whatever was decided then; further
 * texts are added to what waits. Proposals to pay outside come here only where they are new.
 */
async function fileSign(tx: Tx, sign: FoundSign, now: Date): Promise<void> {
  const known = await findSign(tx, sign);
  if (known && sign.persons.every((person) => known.persons.includes(person))) {
    if (known.state === 'open') return refreshEvidence(tx, sign);
    if (sign.kind !== 'outsidePayment') return;
  }
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

async function sharedContactSigns(db: Queryable): Promise<FoundSign[]> {
  const { accountsOnLink, evidence: evidenceMax } = limits.fraud;
  const found: FoundSign[] = [];
  for (const shared of await sharedContacts(db, { accountsOnLink, evidenceMax })) {
    const { key, shown, persons, evidence } = shared;
    if (await areColleagues(db, persons)) continue;
    found.push({ kind: 'contact', key, persons, facts: { contact: shown }, evidence });
  }
  return found;
}

/** What was decided about a person's proposals stands until they make as many new ones. */
async function outsidePaymentSigns(db: Queryable): Promise<FoundSign[]> {
  const proposals = Map.groupBy(await outsidePayments(db), ({ personId }) => personId);
  const found: FoundSign[] = [];
  for (const [personId, all] of proposals) {
    const known = await findSign(db, { kind: 'outsidePayment', key: personId });
    const decidedUpTo = known && known.state !== 'open' ? upToWhich(known) : '';
    const counted = all.filter(({ at }) => at > decidedUpTo);
    if (!proposesAgainAndAgain(counted.map(({ toId, at }) => ({ toId, at: new Date(at) }))))
      continue;
    const others = new Set(counted.map(({ toId }) => toId)).size;
    found.push({
      kind: 'outsidePayment',
      key: personId,
      persons: [personId],
      facts: { others: String(others) },
      evidence: counted.slice(0, limits.fraud.evidence),
    });
  }
  return found;
}

/** Of a case whose texts are gone, all that was there when it was decided. */
const upToWhich = ({
  evidence,
  decided_at,
}: Pick<SignRecord, 'evidence'> & { decided_at: Date | null }) =>
  evidence[0]?.at ?? decided_at?.toISOString() ?? '';

async function circles(db: Queryable, now: Date): Promise<FoundSign[]> {
  return reviewCircles(await praise(db, now)).map(({ persons, reviews }) => ({
    kind: 'circle',
    key: hashed(persons.join(' ')),
    persons,
    facts: { reviews: String(reviews) },
  }));
}

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');
