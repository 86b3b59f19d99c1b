import { bytesOf, Unreadable } from '../../files/archive/bytes.ts';
import { readDirectory } from '../../files/archive/directory.ts';
import { TooComplex } from '../../files/archive/too-complex.ts';
import { unpackWhole } from '../../files/archive/unpack.ts';
import type { BillLine } from '../../ports/payment-provider.ts';
import { ProviderUnavailable } from '../../ports/provider-errors.ts';
import { fetchBytes } from '../remote-call.ts';
import { fromYuan } from './yuan.ts';

/** Bytes of a day's bill at most, packed or unpacked; the archive says how many, and is held to it. */
const maxBytes = 200 * 1_048_576;

/** The address lives for 30 s and is its own proof. Throws `ProviderUnavailable`. */
export async function downloadAlipayBill(url: string): Promise<BillLine[]> {
  try {
    return readAlipayBill(await detailsIn(await fetchBytes('alipay', url, maxBytes)));
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable('alipay', error);
  }
}

/** One of the two files in the archive; their names are GBK as the files are, so the text tells. */
async function detailsIn(archive: Buffer): Promise<string> {
  const bytes = bytesOf(archive);
  for (const entry of await readDirectory(bytes)) {
    if (entry.size > maxBytes) throw new TooComplex();
    const text = new TextDecoder('gbk').decode(await unpackWhole(bytes, entry));
    if (text.startsWith('#支付宝业务明细查询')) return text;
  }
  throw new Unreadable();
}

/** Lines between the names of the columns and the closing comment, with what follows as their check. */
export function readAlipayBill(text: string): BillLine[] {
  const rows = text.split(/\r?\n/);
  const head = rows.findIndex((row) => row.startsWith('支付宝交易号,'));
  const end = rows.findIndex((row) => row.includes('业务明细列表结束'));
  const names = rows[head]?.split(',').map((name) => name.trim()) ?? [];
  if (head < 0 || end < head) throw unreadable();
  const lines = rows.slice(head + 1, end).map((row) => readLine(recordOf(names, row)));
  const count = (what: BillLine['what']) => lines.filter((line) => line.what === what).length;
  const said = (what: string) => new RegExp(`^#${what}合计：(\\d+)笔`, 'm').exec(text)?.[1];
  const whole = said('交易') === `${count('payment')}` && said('退款') === `${count('refund')}`;
  if (!whole) throw unreadable();
  return lines;
}

function readLine(line: ReadonlyMap<string, string>): BillLine {
  const payment = line.get('业务类型') === '交易';
  if (!payment && line.get('业务类型') !== '退款') throw unreadable();
  const number = line.get(payment ? '商户订单号' : '退款批次号/请求号');
  // What goes back is written with a minus.
  const amount = fromYuan(line.get('订单金额（元）')?.replace(/^-/, ''));
  if (!number || amount === null) throw unreadable();
  return { what: payment ? 'payment' : 'refund', number, amount };
}

/** Where there are more commas than columns, they stand in the name of what was sold. */
function recordOf(names: readonly string[], row: string): Map<string, string> {
  const values = row.split(',').map((value) => value.trim());
  const sold = names.indexOf('商品名称');
  const spare = values.length - names.length;
  if (spare < 0 || sold < 0) throw unreadable();
  values.splice(sold, spare + 1, values.slice(sold, sold + spare + 1).join(','));
  return new Map(names.map((name, place) => [name, values[place] ?? '']));
}

function unreadable(): ProviderUnavailable {
  return new ProviderUnavailable('alipay', 'the bill is not whole');
}
