import type { AlipaySdk } from 'alipay-sdk';
import type { ReceivedNotification, VerifiedNotification } from '../../ports/payment-provider.ts';
import { NotificationRejected } from '../../ports/provider-errors.ts';
import type { AlipayConfig } from '../config.ts';
import { tradeStatus } from './alipay-records.ts';

/** Fields of the form that Alipay posts, as far as they are read here. */
interface Fields extends Record<string, string | undefined> {
  out_trade_no: string;
  trade_status: string;
  notify_id: string;
}

/** Throws `NotificationRejected`. Alipay repeats a notification for 25 h, so its age says nothing. */
export function verifyAlipayNotification(
  config: AlipayConfig,
  sdk: AlipaySdk,
  { rawBody }: ReceivedNotification,
): VerifiedNotification {
  const fields = readForm(rawBody);
  // The sender names the algorithm; only RSA2 is ours, and SHA-1 would be a way down.
  if (fields.sign_type !== 'RSA2') throw new NotificationRejected('bad-signature');
  if (!sdk.checkNotifySignV2(fields)) throw new NotificationRejected('bad-signature');
  if (fields.app_id !== config.appId || fields.seller_id !== config.sellerId) {
    throw new NotificationRejected('other-merchant');
  }
  return readRefund(fields) ?? readPayment(fields);
}

function readForm(rawBody: Buffer): Fields {
  const entries = [...new URLSearchParams(rawBody.toString('utf8'))];
  const fields: Record<string, string> = Object.fromEntries(entries);
  const { out_trade_no: outTradeNo, trade_status: status, notify_id: id, sign } = fields;
  const repeated = Object.keys(fields).length !== entries.length;
  if (repeated || !outTradeNo || !status || !id || !sign) {
    throw new NotificationRejected('incomplete');
  }
  return { ...fields, out_trade_no: outTradeNo, trade_status: status, notify_id: id };
}

/** Alipay announces a refund as a change of the trade that carries `refund_fee`. */
function readRefund(fields: Fields): VerifiedNotification | null {
  if (!fields.refund_fee || !fields.out_biz_no) return null;
  return {
    kind: 'refund',
    eventId: fields.notify_id,
    outTradeNo: fields.out_trade_no,
    outRefundNo: fields.out_biz_no,
    state: 'succeeded',
    // `refund_fee` is the sum of all refunds of the trade so far.
    amount: null,
  };
}

function readPayment(fields: Fields): VerifiedNotification {
  return {
    kind: 'payment',
    eventId: fields.notify_id,
    outTradeNo: fields.out_trade_no,
    ...tradeStatus(fields),
  };
}
