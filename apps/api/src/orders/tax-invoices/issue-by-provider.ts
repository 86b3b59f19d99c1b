import { addMs, MINUTE, SECOND } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { handleJob, scheduleJob } from '../../jobs/job-kinds.ts';
import type { InvoiceIssuer } from '../../ports/invoice-issuer.ts';
import type { NotificationAnswer, ReceivedNotification } from '../../ports/payment-provider.ts';
import { isProviderError, ProviderRefused } from '../../ports/provider-errors.ts';
import { askFor } from './ask-issuer.ts';
import { findIssuance, findIssuanceByNumber, type Issuance } from './issuance-repository.ts';
import { failIssuance, takePaper } from './receive-paper.ts';

const delaysMs = [5 * SECOND, 15 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE] as const;
/** A buyer has three days to confirm red letters. */
const slowMs = 15 * MINUTE;

/** Where the provider says that something has become of a paper. */
export const invoiceNotifyPath = '/api/invoices/nuonuo/notify';

/**
 * Asks first and sends only what the provider doesn't know: a repeated job, or one whose answer was
 * lost, finds what the first one left there.
 */
export const issueByProvider = handleJob(
  'taxInvoice.issue',
  'invoices',
  async ({ issuanceId, step }, deps) => {
    const issuance = await findIssuance(deps.db, issuanceId);
    if (issuance?.state !== 'pending') return;
    if (await tryIssuing(deps, issuance)) return;
    await schedule(deps.db, deps, issuanceId, {
      delayMs: delaysMs[step] ?? slowMs,
      step: step + 1,
    });
  },
);

export function issueSoon(
  db: Queryable,
  deps: Pick<Dependencies, 'jobs' | 'clock'>,
  issuanceId: string,
): Promise<void> {
  return schedule(db, deps, issuanceId, { delayMs: 0, step: 0 });
}

function schedule(
  db: Queryable,
  { jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'>,
  issuanceId: string,
  { delayMs, step }: { delayMs: number; step: number },
): Promise<void> {
  return scheduleJob(db, jobs, 'taxInvoice.issue', {
    key: `issuance:${issuanceId}`,
    runAt: addMs(clock.now(), delayMs),
    payload: { issuanceId, step },
  });
}

/** Whether it has ended. */
async function tryIssuing(deps: Dependencies, issuance: Issuance): Promise<boolean> {
  const issuer = deps.invoices;
  if (issuer === null) return false;
  try {
    return await advance(deps, issuer, issuance);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    deps.log.warn({ err: error, issuance: issuance.id }, 'a tax invoice is asked about later');
    return false;
  }
}

async function advance(
  deps: Dependencies,
  issuer: InvoiceIssuer,
  issuance: Issuance,
): Promise<boolean> {
  const status = await issuer.query(issuance);
  if (status.state === 'issued') return takePaper(deps, issuer, issuance, status.paper);
  if (status.state === 'failed') return failIssuance(deps, issuance, status.reason);
  return status.state === 'absent' ? send(deps, issuer, issuance) : false;
}

async function send(
  deps: Dependencies,
  issuer: InvoiceIssuer,
  issuance: Issuance,
): Promise<boolean> {
  try {
    await askFor(deps, issuer, issuance, deps.config.publicUrl + invoiceNotifyPath);
    return false;
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    deps.log.error({ err: error, issuance: issuance.id }, 'a tax invoice was refused');
    return failIssuance(deps, issuance, error.message);
  }
}

/** Notifications carry no signature: one only says that it is time to ask. */
export async function receiveInvoiceNotification(
  deps: Dependencies,
  received: ReceivedNotification,
): Promise<NotificationAnswer> {
  const issuer = deps.invoices;
  if (issuer === null) return { status: 404, contentType: 'text/plain', body: '' };
  const number = issuer.numberIn(received);
  const issuance = number === null ? undefined : await findIssuanceByNumber(deps.db, number);
  if (issuance?.state === 'pending') await issueSoon(deps.db, deps, issuance.id);
  return issuer.acknowledge();
}
