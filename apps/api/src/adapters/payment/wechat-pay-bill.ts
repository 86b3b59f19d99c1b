import { createHash } from 'node:crypto';
import type { BillLine } from '../../ports/payment-provider.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { WechatPayClient } from './wechat-pay-client.ts';
import { fromYuan } from './yuan.ts';

interface BillAddress {
  hash_type: string;
  hash_value: string;
  download_url: string;
}

/** Of a refund; one that failed moved nothing. */
const refundStates: ReadonlySet<string> = new Set(['SUCCESS', 'PROCESSING']);

/** WeChat Pay, "申请交易账单" and "下载账单": the file itself is not signed, its hash is. */
export async function fetchWechatPayBill(
  client: WechatPayClient,
  day: string,
): Promise<BillLine[]> {
  const address = await addressOf(client, day);
  if (address === null) return [];
  const file = await client.download(address.download_url);
  const hash = createHash('sha1').update(file).digest('hex');
  if (address.hash_type !== 'SHA1' || hash !== address.hash_value.toLowerCase()) throw unreadable();
  return readWechatPayBill(file.toString('utf8'));
}

async function addressOf(client: WechatPayClient, day: string): Promise<BillAddress | null> {
  try {
    return await client.get<BillAddress>('/v3/bill/tradebill', {
      bill_date: day,
      bill_type: 'ALL',
    });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // Nothing moved on that day.
    if (error.code === 'NO_STATEMENT_EXIST') return null;
    if (error.code === 'STATEMENT_CREATING') throw new ProviderUnavailable('wechat-pay', error);
    throw error;
  }
}

/** The lines, the names of the totals, the totals. Throws `ProviderUnavailable` on anything else. */
export function readWechatPayBill(text: string): BillLine[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const names = rows[0]?.split(',') ?? [];
  const totalNames = rows.at(-2)?.split(',') ?? [];
  const lines = rows.slice(1, -2).map((row) => recordOf(names, row));
  const totals = recordOf(totalNames, rows.at(-1) ?? '');
  const paid = lines.reduce((sum, line) => sum + (fromYuan(line.get('订单金额')) ?? 0), 0);
  const whole =
    totals.get('总交易单数') === String(lines.length) &&
    fromYuan(totals.get('订单总金额')) === paid;
  if (!whole) throw unreadable();
  return lines.flatMap(readLine);
}

function readLine(line: ReadonlyMap<string, string>): BillLine[] {
  const state = line.get('交易状态');
  if (state === 'SUCCESS') {
    return [billLine('payment', line.get('商户订单号'), line.get('订单金额'))];
  }
  if (state !== 'REFUND') throw unreadable();
  if (!refundStates.has(line.get('退款状态') ?? '')) return [];
  return [billLine('refund', line.get('商户退款单号'), line.get('申请退款金额'))];
}

function billLine(what: BillLine['what'], number: string | undefined, yuan: string | undefined) {
  const amount = fromYuan(yuan);
  if (!number || amount === null) throw unreadable();
  return { what, number, amount };
}

/** Each value stands behind a backtick, so that a comma in it divides nothing. */
function recordOf(names: readonly string[], row: string): Map<string, string> {
  const values = row.slice(1).split(',`');
  if (!row.startsWith('`') || values.length !== names.length) throw unreadable();
  return new Map(names.map((name, place) => [name, values[place] ?? '']));
}

function unreadable(): ProviderUnavailable {
  return new ProviderUnavailable('wechat-pay', 'the bill is not whole');
}
