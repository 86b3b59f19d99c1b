import type { AppealAction, OrderAction } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { optionsOf, type JobHandler, type JobOptions } from './jobs.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { Lane } from './lanes.ts';

/**
 * What areas put off, by kind, with what each kind needs to know. Who schedules a job and who
 * carries it out stand in different files, so that neither has to know the other.
 */
export interface JobPayloads {
  /** A posting's deadline has come. */
  'posting.expire': { postingId: string };
  /** A posting was published for a list of its client's first: tell who is in it. */
  'posting.tellList': { postingId: string };
  /** The list has been asked for long enough. */
  'posting.openToAll': { postingId: string };
  /** An application may have waited for long to be read. */
  'application.remind': { applicationId: string };
  /** Somebody passed a language test, for which applications may have waited. */
  'application.sendDrafts': { personId: string };
  /** A posting was published: tell whose saved searches it fits, persons after `after` by id. */
  'savedSearch.alert': { postingId: string; after: string };
  /** What this person was not told at once for it came too often. */
  'savedSearch.bundle': { personId: string };
  /** It is morning: what is new for this person's saved searches. */
  'savedSearch.daily': { personId: string };
  /** A timer of the order lifecycle; `index` counts the times of an action that has several. */
  'order.timer': { orderId: string; action: OrderAction; index: number };
  /** The time of a language test is over. */
  'languageTest.expire': { languageTestId: string };
  /** The time for translating the text of a requested test is over. */
  'testRequest.expire': { testRequestId: string };
  /** A translation lacks suppliers who mark it. */
  'testMarking.fill': { testRequestId: string };
  /** A supplier has let the time for marking go by. */
  'testMarking.expire': { testMarkingId: string };
  /** A timer of the appeal lifecycle. */
  'appeal.timer': { appealId: string; action: AppealAction };
  /** The hold after completion is over. */
  'earnings.release': { orderId: string; milestoneId?: string | null };
  /** An evaluation becomes visible although the other side has not written one. */
  'evaluation.reveal': { orderId: string };
  /** Ask the provider about an attempt to pay whose notification has not come. */
  'payment.check': { attemptId: string; step: number };
  /** No money is wanted on this attempt any more. */
  'payment.close': { attemptId: string };
  /** Send money back, then ask until the provider says that it has arrived. */
  'payment.refund': { refundId: string; step: number };
  /** Have a tax invoice or red letters issued, then ask until they are. */
  'taxInvoice.issue': { issuanceId: string; step: number };
  /** The providers' bills of the day before are ready. */
  'reconciliation.daily': Record<string, never>;
  /** Send the money of an approved batch through its provider. */
  'payout.send': { payoutBatchId: string; step: number };
  /** Ask the provider what became of a batch. */
  'payout.check': { payoutBatchId: string; step: number };
  /** Take back a payout that nobody has taken. */
  'payout.cancel': { settlementId: string; step: number };
}
type Kind = keyof JobPayloads;

/** Puts a job off in the same transaction as the change that calls for it. */
export function scheduleJob<K extends Kind>(
  tx: Queryable,
  jobs: Jobs,
  kind: K,
  job: { key?: string; runAt: Date; payload: JobPayloads[K] },
): Promise<void> {
  return jobs.schedule(tx, { kind, ...job });
}

/**
 * Carries out jobs of one kind; one may run more than once, so it looks at what is the case first.
 * It is never given up: an order whose timer is gone, or a refund, would wait for ever.
 */
export function handleJob<K extends Kind>(
  kind: K,
  lane: Lane,
  run: (payload: JobPayloads[K], deps: Dependencies) => Promise<void>,
  laneOf?: JobOptions<JobPayloads[K]>['laneOf'],
): JobHandler {
  const options = { maxAttempts: Number.POSITIVE_INFINITY, ...(laneOf && { laneOf }) };
  return {
    kind,
    lane,
    run: (payload, deps) => run(payload as JobPayloads[K], deps),
    ...optionsOf(options),
  };
}
