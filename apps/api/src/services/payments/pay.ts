import { randomUUID } from 'node:crypto';
import {
  paymentMethods,
  pathTo,
  type RequestOf,
  type ResponseOf,
  type calls,
} from '@tolk/contract';
import { MINUTE, SECOND, addMs, limits, product } from '@tolk/domain';
import { sandboxPayPath } from '../../adapters/third-party-config.ts';
import type { CallContext } from '../../call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { PaymentStart } from '../../ports/payment-provider.ts';
import { isProviderError } from '../../ports/provider-errors.ts';
import { findOrder, lockOrder, type OrderRecord } from '../../repositories/order-repository.ts';
import {
  endAttempt,
  findAttempt,
  findPendingAttempt,
  insertAttempt,
  updateAttempt,
  type PaymentAttempt,
} from '../../repositories/payment-repository.ts';
import { refuse } from '../../refusal.ts';
import { defer } from '../deferred-work.ts';
import { requireOrderAction } from '../orders/apply-order-action.ts';
import { orderTimers } from '../orders/order-timers.ts';
import { askProvider } from './ask-provider.ts';
import { notifyPaths } from './notify-paths.ts';
import { checkDelaysMs } from './payment-work.ts';

type Calls = typeof calls.clientinterface.orders;
type CallPayment = RequestOf<Calls['getCallPayment']>;
type Attempt = ResponseOf<Calls['getCallPayment']>;

/** Providers take no payment that would end in less than this. */
const shortestMs = MINUTE;
/** After this a notification counts as late, and a screen that asks makes us ask. */
const lateMs = 3 * SECOND;

/** What will be charged. */
export async function chargeOf(
  { projectOrderId }: RequestOf<Calls['getConfirmThePayment']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getConfirmThePayment']>> {
  const party = { identity: 'client', personId: context.personId } as const;
  const order = (await findOrder(context.deps.db, projectOrderId, party)) ?? refuse('notFound');
  requirePayable(order, null, context);
  return {
    projectOrderId: order.id,
    orderName: order.name,
    amountOfMoney: order.price,
    commissionXQ: order.fee,
    paymentAmount: order.price + order.fee,
    currency: order.currency,
    version: order.version,
    methods: [...paymentMethods],
  };
}

/**
 * Starts a payment, or answers the open attempt of the same kind again. The attempt is written
 * first and the provider asked after that commit: if it doesn't answer, the same number is tried
 * again by the next call.
 */
export async function startPayment(request: CallPayment, context: CallContext): Promise<Attempt> {
  const { deps } = context;
  const { attempt, order } = await transaction(deps.db, (tx) => openAttempt(tx, request, context));
  if (hasLastingUrl(attempt)) return presentAttempt(attempt, context);
  const urls = urlsOf(await createAtProvider(attempt, order, context));
  await updateAttempt(deps.db, attempt.id, urls);
  // Read anew: an edit may have closed it while the provider was asked.
  const now = (await findAttempt(deps.db, attempt.id)) ?? refuse('fault');
  return presentAttempt(now, context);
}

/** WeChat Pay's page for a phone is good for five minutes; asking again makes it anew. */
function hasLastingUrl({ method, scene, code_url, redirect_url }: PaymentAttempt): boolean {
  if (method === 'wechatPay' && scene === 'phone') return false;
  return code_url !== null || redirect_url !== null;
}

/** The state of a payment; a notification that is late is fetched. */
export async function paymentInformation(
  { paymentId }: RequestOf<Calls['getPaymentInformation']>,
  context: CallContext,
): Promise<Attempt> {
  const { deps, personId, now } = context;
  const find = async () => (await findAttempt(deps.db, paymentId, personId)) ?? refuse('notFound');
  const attempt = await find();
  const lastHeard = attempt.queried_at ?? attempt.created_at;
  const waits = attempt.status === 'pending' || attempt.status === 'expired';
  if (!waits || now.getTime() - lastHeard.getTime() < lateMs) {
    return presentAttempt(attempt, context);
  }
  try {
    await askProvider(deps, attempt);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    deps.log.warn({ err: error, attempt: attempt.id }, 'the state of a payment is not known');
  }
  return presentAttempt(await find(), context);
}

async function openAttempt(
  tx: Tx,
  { projectOrderId, version, method, scene }: CallPayment,
  context: CallContext,
): Promise<{ attempt: PaymentAttempt; order: OrderRecord }> {
  const { deps, personId, now } = context;
  const found = await lockOrder(tx, projectOrderId, { identity: 'client', personId });
  const order = found ?? refuse('notFound');
  const payBefore = requirePayable(order, version, context);
  const kind = { order_id: order.id, order_version: order.version, method, scene };
  const open = await findPendingAttempt(tx, kind);
  if (open && open.expires_at >= addMs(now, shortestMs)) return { attempt: open, order };
  if (open) await endAttempt(tx, open.id, 'expired');
  const end = addMs(now, limits.order.paymentAttemptMs);
  const attempt = await insertAttempt(tx, {
    id: randomUUID(),
    ...kind,
    out_trade_no: randomUUID().replaceAll('-', ''),
    amount: order.price + order.fee,
    currency: order.currency,
    code_url: null,
    redirect_url: null,
    provider_transaction_id: null,
    created_at: now,
    expires_at: end < payBefore ? end : payBefore,
    queried_at: null,
    paid_at: null,
  });
  await defer(tx, deps.jobs, 'payment.check', {
    key: `payment:${attempt.id}:check`,
    runAt: addMs(now, checkDelaysMs[0]),
    payload: { attemptId: attempt.id, step: 0 },
  });
  return { attempt, order };
}

/** Until when the order can be paid. Throws 409 when it can't. */
function requirePayable(
  order: OrderRecord,
  expectedVersion: number | null,
  { personId, now, language }: CallContext,
): Date {
  const command = { order, expectedVersion, actor: 'client', personId, at: now, language } as const;
  requireOrderAction({ ...command, action: 'pay' });
  const timer = orderTimers(order).find(({ action }) => action === 'expirePayment');
  if (!timer || timer.runAt < addMs(now, shortestMs)) {
    refuse('orderActionNotAllowed', { data: { allowedActions: [], version: order.version } });
  }
  return timer.runAt;
}

async function createAtProvider(
  attempt: PaymentAttempt,
  order: OrderRecord,
  { deps, address }: CallContext,
): Promise<PaymentStart> {
  const { publicUrl } = deps.config;
  try {
    return await deps.payments[attempt.method].create({
      outTradeNo: attempt.out_trade_no,
      amount: attempt.amount,
      description: `${product.nameChinese} ${order.number}`,
      expiresAt: attempt.expires_at,
      scene: attempt.scene === 'desktop' ? 'qr' : 'phone',
      notifyUrl: publicUrl + notifyPaths[attempt.method],
      // Back on the order, its payment dialog says whether the money has arrived.
      returnUrl:
        publicUrl + pathTo('clientOrder', { projectOrderId: order.id, pay: attempt.method }),
      payerAddress: address,
    });
  } catch (error) {
    if (!isProviderError(error)) throw error;
    deps.log.error({ err: error, attempt: attempt.id }, 'a payment could not be started');
    return refuse('paymentUnavailable');
  }
}

function urlsOf(start: PaymentStart): Pick<PaymentAttempt, 'code_url' | 'redirect_url'> {
  return {
    code_url: start.kind === 'qr' ? start.codeUrl : null,
    redirect_url: start.kind === 'redirect' ? start.url : null,
  };
}

function presentAttempt(attempt: PaymentAttempt, { deps, now }: CallContext): Attempt {
  const over = attempt.status === 'pending' && attempt.expires_at <= now;
  const open = attempt.status === 'pending' && !over;
  return {
    paymentId: attempt.id,
    projectOrderId: attempt.order_id,
    method: attempt.method,
    status: over ? 'expired' : attempt.status,
    paymentAmount: attempt.amount,
    currency: attempt.currency,
    expiresAt: attempt.expires_at.toISOString(),
    codeUrl: open ? attempt.code_url : null,
    redirectUrl: open ? attempt.redirect_url : null,
    sandboxUrl: open && deps.config.sandbox ? sandboxPayPath(attempt.out_trade_no) : null,
  };
}
