import { randomUUID } from 'node:crypto';
import type { PushSubscription, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { invalidate } from '../invalidations/invalidate.ts';
import {
  dropOldSubscriptions,
  dropOwnSubscription,
  hasSubscription,
  lockSubscriptions,
  putSubscription,
  takeSubscription,
} from './push-subscription-repository.ts';

type Calls = typeof calls.supinterface.security;

const unknownServiceText = {
  en: 'This browser’s push service isn’t supported. Use a current Chrome, Edge, Firefox or Safari.',
  zh: '暂不支持该浏览器的推送服务，请使用新版 Chrome、Edge、Firefox 或 Safari。',
};
const otherBrowserText = {
  en: 'This address belongs to another browser. Turn notifications on again.',
  zh: '该地址属于其他浏览器，请重新开启通知。',
};
const keyText = {
  en: 'This is not a key that notifications can be encrypted with. Turn notifications on again.',
  zh: '该密钥无法用于加密通知，请重新开启通知。',
};

/** What a browser subscribes with, and whether the one at `endpoint` gets the caller's notifications. */
export async function pushKey(
  { endpoint }: RequestOf<Calls['getPushKey']>,
  { deps: { db, webPush }, personId }: CallContext,
): Promise<ResponseOf<Calls['getPushKey']>> {
  const subscribed = endpoint !== null && (await hasSubscription(db, personId, endpoint));
  return { key: webPush.key, subscribed };
}

/**
 * Sends the caller's notifications to this browser. Throws `invalid` at `endpoint` for an address that
 * is not one of a push service or belongs to another browser, at `p256dh` for a point off the curve.
 */
export async function savePushSubscription(
  { endpoint, p256dh, auth }: RequestOf<Calls['savePushSubscription']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, personId, session, userAgent, now } = context;
  const { sessionId } = session ?? refuse('unauthenticated');
  assertReached(deps, { endpoint, p256dh });
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    await lockSubscriptions(tx, personId);
    const isKept = await putSubscription(tx, {
      id: randomUUID(),
      endpoint,
      person_id: personId,
      session_id: sessionId,
      p256dh,
      auth,
      user_agent: userAgent,
      created_at: now,
    });
    if (!isKept) invalidFields({ endpoint: otherBrowserText });
    await dropOldSubscriptions(tx, personId, limits.webPush.browsers);
    invalidate(tx, personId, ['Push']);
    return {};
  });
}

/**
 * A browser goes on under another address: the keys of the one before prove that it is the same.
 * Throws `notFound` where nobody is written to there any more, else as `savePushSubscription`.
 */
export async function renewPushSubscription(
  { before, now }: { before: PushSubscription; now: PushSubscription },
  deps: Dependencies,
): Promise<void> {
  assertReached(deps, now);
  await transaction(deps.db, async (tx) => {
    const held = (await takeSubscription(tx, before)) ?? refuse('notFound');
    if (!(await putSubscription(tx, { ...held, ...now })))
      invalidFields({ endpoint: otherBrowserText });
    invalidate(tx, held.person_id, ['Push']);
  });
}

function assertReached(
  { webPush }: Pick<Dependencies, 'webPush'>,
  { endpoint, p256dh }: Pick<PushSubscription, 'endpoint' | 'p256dh'>,
): void {
  if (!webPush.accepts(endpoint)) invalidFields({ endpoint: unknownServiceText });
  if (!webPush.encryptsFor(p256dh)) invalidFields({ p256dh: keyText });
}

export async function removePushSubscription(
  { endpoint }: RequestOf<Calls['removePushSubscription']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { personId } = context;
  return context.transaction(async (tx) => {
    await dropOwnSubscription(tx, { personId, endpoint });
    invalidate(tx, personId, ['Push']);
    return {};
  });
}
