import { toAlipayTime } from '../china-time.ts';
import type { Keys } from '../keys.ts';
import type { BillLine } from '../payments/bill.ts';

const columns = [
  '交易时间',
  '公众账号ID',
  '商户号',
  '特约商户号',
  '设备号',
  '微信订单号',
  '商户订单号',
  '用户标识',
  '交易类型',
  '交易状态',
  '付款银行',
  '货币种类',
  '应结订单金额',
  '代金券金额',
  '微信退款单号',
  '商户退款单号',
  '退款金额',
  '充值券退款金额',
  '退款类型',
  '退款状态',
  '商品名称',
  '商户数据包',
  '手续费',
  '费率',
  '订单金额',
  '申请退款金额',
  '费率备注',
];
const totals = [
  '总交易单数',
  '应结订单总金额',
  '退款总金额',
  '充值券退款总金额',
  '手续费总金额',
  '订单总金额',
  '申请退款总金额',
];

/** The bill `ALL` of a day as WeChat Pay words it: a backtick before each value, then the totals. */
export function wechatPayBill(keys: Keys['wechatPay'], lines: readonly BillLine[]): Buffer {
  const sum = (refunds: boolean) =>
    lines.reduce((all, line) => all + ((line.refund !== null) === refunds ? line.amount : 0), 0);
  const [paid, back] = [yuan(sum(false)), yuan(sum(true))];
  const rows = [
    columns.join(','),
    ...lines.map((line) => row(lineOf(keys, line))),
    totals.join(','),
    row([`${lines.length}`, paid, back, '0.00', '0.00000', paid, back]),
  ];
  return Buffer.from(`\uFEFF${rows.join('\r\n')}\r\n`, 'utf8');
}

function lineOf(keys: Keys['wechatPay'], line: BillLine): string[] {
  const { trade, refund, amount } = line;
  const [paid, back] = refund ? ['0.00', yuan(amount)] : [yuan(amount), '0.00'];
  return [
    toAlipayTime(new Date(line.at)),
    keys.appId,
    keys.mchId,
    '0',
    '',
    line.transactionId,
    trade.outTradeNo,
    'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
    'NATIVE',
    refund ? 'REFUND' : 'SUCCESS',
    'OTHERS',
    'CNY',
    paid,
    '0.00',
    refund?.refundId ?? '0',
    refund?.outRefundNo ?? '0',
    back,
    '0.00',
    refund ? 'ORIGINAL' : '',
    refund ? 'SUCCESS' : '',
    trade.description,
    '',
    '0.00000',
    '0.60%',
    paid,
    back,
    '',
  ];
}

function row(values: readonly string[]): string {
  return values.map((value) => `\`${value}`).join(',');
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2);
}
