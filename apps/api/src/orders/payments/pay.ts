import { randomUUID } from 'node:crypto';
import { pathTo, type RequestOf, type ResponseOf, type calls } from '@tolk/contract';
import {
  MINUTE,
  SECOND,
  addMs,
  limits,
  product,
  providerMethods,
  canBePaidIn,
  paymentMethodFacts,
  type ProviderMethod,
} from '@tolk/domain';
import { sandboxPayPath } from '../../adapters/third-party-config.ts';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { ProviderScene, PaymentStart } from '../../ports/payment-provider.ts';
import { ProviderRefused, isProviderError } from '../../ports/provider-errors.ts';
import { findOrder, lockOrder, type OrderRecord } from '../order/order-repository.ts';
import { unmatchedAmount } from '../refunds/incident-repository.ts';
import {
  endAttempt,
  findAttempt,
  findPendingAttempt,
  insertAttempt,
  updateAttempt,
  type PaymentAttempt,
} from './payment-repository.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { refuse } from '../../calls/refusal.ts';
import { isOwnState, newState } from '../../accounts/wechat/wechat-state.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import { requireOneSide } from '../order/act.ts';
import { requireOrderAction } from '../order/apply-order-action.ts';
import { viewerOf } from '../order/viewer.ts';
import { timeOf } from '../timers/order-timers.ts';
import { askProvider } from './ask-provider.ts';
import { closeAttempt } from './close-attempts.ts';
import { canBeTransferred } from '../transfers/choose-transfer.ts';
import { checkDelaysMs } from './payment-jobs.ts';
import { changeUntil } from '../changes/moved-bookings.ts';
import { whatIsDue } from './what-is-due.ts';

type Calls = typeof calls.clientinterface.orders;
type CallPayment = RequestOf<Calls['getCallPayment']>;
type Attempt = ResponseOf<Calls['getCallPayment']>;

/** Providers take no payment that would end in less than this. */
const shortestMs = MINUTE;
/** After this a notification counts as late, and a screen that asks makes us ask. */
const lateMs = 3 * SECOND;

/** What will be charged: for the order, or on top for a change that both agreed on. */
export async function chargeOf(
  { projectOrderId }: RequestOf<Calls['getConfirmThePayment']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getConfirmThePayment']>> {
  const party = { identity: 'client', personId: context.personId } as const;
  const order = (await findOrder(context.deps.db, projectOrderId, party)) ?? refuse('notFound');
  requirePayable(order, null, context);
  const { fee, total } = whatIsDue(order);
  return {
    projectOrderId: order.id,
    orderName: order.name,
    amountOfMoney: total - fee,
    commissionXQ: fee,
    paymentAmount: total,
    currency: order.currency,
    version: order.version,
    methods: [
      ...providerMethods,
      ...(canBeTransferred(order, context) ? ['bankTransfer' as const] : []),
    ],
  };
}

/** Scenes as the provider sees them. */
const providerScenes: Record<CallPayment['scene'], ProviderScene> = {
  desktop: 'qr',
  page: 'page',
  phone: 'phone',
  wechat: 'in-app',
};

/**
 * Where WeChat's browser is sent to learn who pays; it comes back to the order with `code` and
 * `state` in the address.
 */
export async function paymentPayer(
  { projectOrderId }: RequestOf<Calls['getPaymentPayer']>,
  { deps, personId, now }: CallContext,
): Promise<ResponseOf<Calls['getPaymentPayer']>> {
  const party = { identity: 'client', personId } as const;
  const order = (await findOrder(deps.db, projectOrderId, party)) ?? refuse('notFound');
  const redirectUri =
    deps.config.publicUrl + paymentPath(order, { method: 'wechatPay', scene: 'wechat' });
  const state = newState(deps, now);
  return { url: deps.wechat.authorizeUrl({ redirectUri, state, scope: 'base' }) };
}

/**
 * Starts a payment, or answers the open attempt of the same kind again. The attempt is written
 * first and the provider asked after that commit: if it doesn't answer, the same number is tried
 * again by the next call.
 */
export async function startPayment(request: CallPayment, context: CallContext): Promise<Attempt> {
  const { deps } = context;
  const { method, scene } = request;
  if (!canBePaidIn(method, scene)) refuse('paymentSceneOff');
  const payerId = scene === 'wechat' ? await payerOf(request, context) : undefined;
  const { attempt, order } = await transaction(deps.db, async (tx) => {
    await context.confirmParty(tx);
    await lockCaller(tx, context.personId);
    const opened = await openAttempt(tx, request, payerId, context);
    if (scene === 'wechat' && payerId === undefined && opened.attempt.wechat_sheet === null) {
      refuse('wechatPayerUnknown');
    }
    return opened;
  });
  if (isStarted(attempt)) return presentAttempt(attempt, context);
  const start = await createAtProvider(attempt, { order, method, payerId }, context);
  await updateAttempt(deps.db, attempt.id, startedBy(start));
  // Read again: an edit may have closed it while the provider was asked.
  const now = (await findAttempt(deps.db, attempt.id)) ?? refuse('fault');
  return presentAttempt(now, context);
}

/** WeChat Pay's page for a phone is good for five minutes; asking again makes it again. */
function isStarted(attempt: PaymentAttempt): boolean {
  const { method, scene, code_url, redirect_url, wechat_sheet } = attempt;
  if (method === 'wechatPay' && scene === 'phone') return false;
  return code_url !== null || redirect_url !== null || wechat_sheet !== null;
}

/** Who pays inside WeChat; undefined where WeChat was not asked, or no longer knows of it. */
async function payerOf(
  { wechatCode, wechatState }: CallPayment,
  { deps, now }: CallContext,
): Promise<string | undefined> {
  if (wechatCode === undefined || !isOwnState(deps, wechatState ?? '', now)) return undefined;
  try {
    return await deps.wechat.payerOf(wechatCode);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    deps.log.warn({ err: error }, 'WeChat does not say who pays');
    return error instanceof ProviderRefused ? undefined : refuse('paymentUnavailable');
  }
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
  const waits =
    attempt.method !== 'bankTransfer' &&
    (attempt.status === 'pending' || attempt.status === 'expired');
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

/**
 * WeChat makes its sheet for one payer and takes the number for nobody else: who has just been named
 * by it gets an attempt of their own.
 */
async function openAttempt(
  tx: Tx,
  { projectOrderId, version, method, scene }: CallPayment,
  payerId: string | undefined,
  context: CallContext,
): Promise<{ attempt: PaymentAttempt; order: OrderRecord }> {
  const { deps, personId, memberId, now } = context;
  const found = await lockOrder(tx, projectOrderId, { identity: 'client', personId });
  const order = found ?? refuse('notFound');
  const payBefore = requirePayable(order, version, context);
  const { changeId, milestoneId, total } = whatIsDue(order);
  const kind = { order_id: order.id, change_id: changeId, method, scene };
  // A newer version of an order has other terms; a change is what it is, whatever else is proposed.
  const ofTerms = changeId === null ? { order_version: order.version } : {};
  const open = await findPendingAttempt(tx, { ...kind, ...ofTerms });
  if (open && open.expires_at < addMs(now, shortestMs)) await endAttempt(tx, open.id, 'expired');
  else if (open && payerId === undefined) {
    return { attempt: await heldBy(tx, open, memberId), order };
  } else if (open) await closeAttempt(tx, deps.jobs, open.id, now);
  const end = addMs(now, limits.order.paymentAttemptMs);
  const attempt = await insertAttempt(tx, {
    id: randomUUID(),
    ...kind,
    member_id: memberId,
    milestone_id: milestoneId,
    order_version: order.version,
    out_trade_no: randomUUID().replaceAll('-', ''),
    amount: total,
    currency: order.currency,
    code_url: null,
    redirect_url: null,
    wechat_sheet: null,
    provider_transaction_id: null,
    created_at: now,
    expires_at: end < payBefore ? end : payBefore,
    queried_at: null,
    paid_at: null,
  });
  await scheduleJob(tx, deps.jobs, 'payment.check', {
    key: `payment:${attempt.id}:check`,
    runAt: addMs(now, checkDelaysMs[0]),
    payload: { attemptId: attempt.id, step: 0 },
  });
  return { attempt, order };
}

/** A code that is open already is paid by the colleague who asked for it last. */
async function heldBy(
  tx: Tx,
  attempt: PaymentAttempt,
  memberId: string | null,
): Promise<PaymentAttempt> {
  if (attempt.member_id === memberId) return attempt;
  await updateAttempt(tx, attempt.id, { member_id: memberId });
  return { ...attempt, member_id: memberId };
}

/**
 * Until when the order, or the change of it, can be paid. Throws 409 when it can't, `selfOrder` for
 * who would pay themselves.
 */
function requirePayable(
  order: OrderRecord,
  expectedVersion: number | null,
  context: CallContext,
): Date {
  const { personId, memberId, now: at } = context;
  requireOneSide(order, memberId);
  const { roles, language } = viewerOf('client', context);
  const command = {
    order,
    expectedVersion,
    actor: 'client',
    personId,
    at,
    language,
    roles,
  } as const;
  const { pay, end, changeId } = whatIsDue(order);
  requireOrderAction({ ...command, action: pay });
  const until = heardOfBefore(changeId === null ? null : changeUntil(order), timeOf(order, end));
  if (until === null || until < addMs(at, shortestMs)) {
    refuse('orderActionNotAllowed', { data: { allowedActions: [], version: order.version } });
  }
  return until;
}

/** The news of a payment takes its time too, and what is late for a booking that begins goes back. */
function heardOfBefore(begins: Date | null, until: Date | null): Date | null {
  if (begins === null || until === null) return until;
  const last = addMs(begins, -limits.order.paymentNewsMs);
  return last < until ? last : until;
}

async function createAtProvider(
  attempt: PaymentAttempt,
  {
    order,
    method,
    payerId,
  }: { order: OrderRecord; method: ProviderMethod; payerId: string | undefined },
  { deps, address }: CallContext,
): Promise<PaymentStart> {
  const { publicUrl } = deps.config;
  try {
    return await deps.payments[method].create({
      outTradeNo: attempt.out_trade_no,
      amount: attempt.amount,
      description: `${product.nameChinese} ${order.number}`,
      expiresAt: attempt.expires_at,
      scene: providerScenes[attempt.scene],
      notifyUrl: publicUrl + paymentMethodFacts[method].notifyPath,
      returnUrl: publicUrl + paymentPath(order, attempt),
      payerAddress: address,
      ...(payerId === undefined ? {} : { payerId }),
    });
  } catch (error) {
    if (!isProviderError(error)) throw error;
    deps.log.error({ err: error, attempt: attempt.id }, 'a payment could not be started');
    const isOff = error instanceof ProviderRefused && error.code === 'off';
    return refuse(isOff ? 'paymentSceneOff' : 'paymentUnavailable');
  }
}

function startedBy(
  start: PaymentStart,
): Pick<PaymentAttempt, 'code_url' | 'redirect_url' | 'wechat_sheet'> {
  return {
    code_url: start.kind === 'qr' ? start.codeUrl : null,
    redirect_url: start.kind === 'redirect' ? start.url : null,
    wechat_sheet: start.kind === 'in-app' ? start.parameters : null,
  };
}

/** The order with its payment dialog, which says whether the money has arrived. */
function paymentPath(
  { id }: OrderRecord,
  { method, scene }: Pick<PaymentAttempt, 'method' | 'scene'>,
): string {
  const payOn = scene === 'page' ? scene : undefined;
  return pathTo('clientOrder', { projectOrderId: id, pay: method, payOn });
}

async function presentAttempt(
  attempt: PaymentAttempt,
  { deps, now }: CallContext,
): Promise<Attempt> {
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
    unmatchedAmount: await unmatchedAmount(deps.db, attempt.id),
    codeUrl: open ? attempt.code_url : null,
    redirectUrl: open ? attempt.redirect_url : null,
    wechatSheet: open ? attempt.wechat_sheet : null,
    sandboxUrl: open && deps.config.sandbox ? sandboxPayPath(attempt.out_trade_no) : null,
  };
}
