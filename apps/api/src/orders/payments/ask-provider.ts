import type { Dependencies } from '../../dependencies.ts';
import type { PaymentProvider, PaymentStatus } from '../../ports/payment-provider.ts';
import { ProviderRefused } from '../../ports/provider-errors.ts';
import { endAttempt, updateAttempt, type PaymentAttempt } from './payment-repository.ts';
import { receivePayment } from './receive-payment.ts';

/**
 * `settled`: money has come or can't come any more. `open`: it may still come. `mismatch`: other
 * money came than was asked for, and somebody has to look.
 */
export type Standing = 'settled' | 'open' | 'mismatch';

/**
 * Asks the provider about an attempt and books what it says. Throws `ProviderUnavailable`,
 * `ProviderRefused`.
 */
export async function askProvider(deps: Dependencies, attempt: PaymentAttempt): Promise<Standing> {
  const status = await providerFor(deps, attempt).query(attempt.out_trade_no);
  await updateAttempt(deps.db, attempt.id, { queried_at: deps.clock.now() });
  return book(deps, attempt, status);
}

/**
 * Query, close, query again: between the first answer and the close somebody may have paid.
 * Throws `ProviderUnavailable`, and `ProviderRefused` when the attempt is still open after it.
 */
export async function closeAtProvider(deps: Dependencies, attempt: PaymentAttempt): Promise<void> {
  if ((await askProvider(deps, attempt)) === 'settled') return;
  const refusal = await close(deps, attempt);
  const standing = await askProvider(deps, attempt);
  // Refused and still open, as while the payer types a password: only a later try tells.
  if (standing === 'open' && refusal !== null) throw refusal;
  if (standing !== 'settled') await end(deps, attempt);
}

/** Whoever makes jobs and questions about an attempt makes them of those that a provider carries out. */
export function providerFor(
  { payments }: Pick<Dependencies, 'payments'>,
  { id, method }: Pick<PaymentAttempt, 'id' | 'method'>,
): PaymentProvider {
  if (method === 'bankTransfer') throw new Error(`attempt ${id} is with no provider`);
  return payments[method];
}

async function close(deps: Dependencies, attempt: PaymentAttempt): Promise<ProviderRefused | null> {
  try {
    await providerFor(deps, attempt).close(attempt.out_trade_no);
    return null;
  } catch (error) {
    if (error instanceof ProviderRefused) return error;
    throw error;
  }
}

async function book(
  deps: Dependencies,
  attempt: PaymentAttempt,
  { state, amount, providerTransactionId }: PaymentStatus,
): Promise<Standing> {
  if (state === 'paid') {
    const { method, out_trade_no: outTradeNo } = attempt;
    const outcome = await receivePayment(deps, {
      method,
      outTradeNo,
      amount,
      providerTransactionId,
    });
    return outcome === 'mismatch' ? 'mismatch' : 'settled';
  }
  if (state === 'closed') await end(deps, attempt);
  return state === 'closed' || state === 'refunded' ? 'settled' : 'open';
}

function end({ db, clock }: Dependencies, { id, expires_at }: PaymentAttempt): Promise<void> {
  return endAttempt(db, id, clock.now() >= expires_at ? 'expired' : 'closed');
}
