import { createVerify } from 'node:crypto';
import { Aes } from 'wechatpay-axios-plugin';
import type { ReceivedNotification, VerifiedNotification } from '../../ports/payment-provider.ts';
import { NotificationRejected } from '../../ports/provider-errors.ts';
import type { WechatPayConfig } from '../config.ts';
import { paymentStatus, refundStates } from './wechat-pay-records.ts';
import type { Transaction } from './wechat-pay-records.ts';

/** Seconds by which a notification's stamp may differ from our clock (WeChat Pay, "签名验证"). */
const MAX_SKEW = 300;

interface Envelope {
  id: string;
  event_type: string;
  resource: { algorithm: string; ciphertext: string; nonce: string; associated_data?: string };
}

interface RefundResource {
  mchid: string;
  out_trade_no: string;
  out_refund_no: string;
  refund_status: string;
  amount: { refund: number };
}

/** Orders were made in the app of `config` or of our official account. Throws `NotificationRejected`. */
export function verifyWechatPayNotification(
  config: WechatPayConfig,
  accountAppId: string | null,
  now: Date,
  notification: ReceivedNotification,
): VerifiedNotification {
  verifySignature(config, now, notification);
  const envelope = JSON.parse(notification.rawBody.toString('utf8')) as Envelope;
  const resource = decrypt(config, envelope);
  const isRefund = envelope.event_type.startsWith('REFUND.');
  return isRefund
    ? readRefund(config, envelope.id, resource as RefundResource)
    : readPayment([config.appId, accountAppId], config.mchId, envelope.id, resource as Transaction);
}

function verifySignature(
  config: WechatPayConfig,
  now: Date,
  { headers, rawBody }: ReceivedNotification,
): void {
  const header = (name: string): string => {
    const value = headers[`wechatpay-${name}`];
    if (typeof value !== 'string' || value === '') throw new NotificationRejected('incomplete');
    return value;
  };
  const timestamp = header('timestamp');
  const skew = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(skew <= MAX_SKEW)) throw new NotificationRejected('stale');

  const serial = header('serial');
  if (!Object.hasOwn(config.platformKeys, serial)) throw new NotificationRejected('unknown-key');
  const signed = createVerify('RSA-SHA256')
    .update(`${timestamp}\n${header('nonce')}\n`)
    .update(rawBody)
    .update('\n')
    .verify(config.platformKeys[serial] ?? '', header('signature'), 'base64');
  if (!signed) throw new NotificationRejected('bad-signature');
}

function decrypt(config: WechatPayConfig, { resource }: Envelope): unknown {
  if (resource.algorithm !== 'AEAD_AES_256_GCM') throw new NotificationRejected('undecipherable');
  try {
    const { ciphertext, nonce, associated_data: associated = '' } = resource;
    return JSON.parse(Aes.AesGcm.decrypt(ciphertext, config.apiV3Key, nonce, associated));
  } catch {
    throw new NotificationRejected('undecipherable');
  }
}

function readPayment(
  appIds: readonly (string | null)[],
  mchId: string,
  eventId: string,
  transaction: Transaction,
): VerifiedNotification {
  if (transaction.mchid !== mchId || !appIds.includes(transaction.appid)) {
    throw new NotificationRejected('other-merchant');
  }
  const outTradeNo = transaction.out_trade_no;
  return { kind: 'payment', eventId, outTradeNo, ...paymentStatus(transaction) };
}

function readRefund(
  config: WechatPayConfig,
  eventId: string,
  refund: RefundResource,
): VerifiedNotification {
  if (refund.mchid !== config.mchId) throw new NotificationRejected('other-merchant');
  return {
    kind: 'refund',
    eventId,
    outTradeNo: refund.out_trade_no,
    outRefundNo: refund.out_refund_no,
    state: refundStates[refund.refund_status] ?? 'accepted',
    amount: refund.amount.refund,
  };
}
