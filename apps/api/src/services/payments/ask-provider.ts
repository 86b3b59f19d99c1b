import type { Dependencies } from '../../dependencies.ts';
import type { PaymentStatus } from '../../ports/payment-provider.ts';
import { ProviderRefused } from '../../ports/provider-errors.ts';
import {
  endAttempt,
  updateAttempt,
  type PaymentAttempt,
} from '../../repositories/payment-repository.ts';
import { receivePayment } from './receive-payment.ts';

/**
 * Asks the provider about an attempt and books what it says. Answers whether that settles the
 * attempt: money has come or can't come any more. Throws `ProviderUnavailable`.
 */
export async function askProvider(deps: Dependencies, attempt: PaymentAttempt): Promise<boolean> {
  const status = await deps.payments[attempt.method].query(attempt.out_trade_no);
  await updateAttempt(deps.db, attempt.id, { queried_at: deps.clock.now() });
  return book(deps, attempt, status);
}

/**
 * Query, close, query again: between the first answer and the close somebody may have paid.
 * Throws `ProviderUnavailable`.
 */
export async function closeAtProvider(deps: Dependencies, attempt: PaymentAttempt): Promise<void> {
  if (await askProvider(deps, attempt)) return;
  try {
    await deps.payments[attempt.method].close(attempt.out_trade_no);
  } catch (error) {
    // Paid meanwhile, closed before or never begun: the next query tells.
    if (!(error instanceof ProviderRefused)) throw error;
  }
  if (!(await askProvider(deps, attempt))) await end(deps, attempt);
}

async function book(
  deps: Dependencies,
  attempt: PaymentAttempt,
  { state, amount, providerTransactionId }: PaymentStatus,
): Promise<boolean> {
  if (state === 'paid') {
    const { method, out_trade_no: outTradeNo } = attempt;
    const outcome = await receivePayment(deps, {
      method,
      outTradeNo,
      amount,
      providerTransactionId,
    });
    return outcome !== 'mismatch';
  }
  if (state === 'closed') await end(deps, attempt);
  return state === 'closed' || state === 'refunded';
}

function end({ db, clock }: Dependencies, { id, expires_at }: PaymentAttempt): Promise<void> {
  return endAttempt(db, id, clock.now() >= expires_at ? 'expired' : 'closed');
}
