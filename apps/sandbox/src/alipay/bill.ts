import { zip } from '@tolk/writers/zip';
import { toAlipayTime } from '../china-time.ts';
import type { Keys } from '../keys.ts';
import type { BillLine } from '../payments/bill.ts';
import { toGbk } from './gbk.ts';
import { toYuan } from './records.ts';

const columns = [
  '支付宝交易号',
  '商户订单号',
  '业务类型',
  '商品名称',
  '创建时间',
  '完成时间',
  '门店编号',
  '门店名称',
  '操作员',
  '终端号',
  '对方账户',
  '订单金额（元）',
  '商家实收（元）',
  '支付宝红包（元）',
  '集分宝（元）',
  '支付宝优惠（元）',
  '商家优惠（元）',
  '券核销金额（元）',
  '券名称',
  '商家红包消费金额（元）',
  '卡消费金额（元）',
  '退款批次号/请求号',
  '服务费（元）',
  '分润（元）',
  '备注',
];

/** The archive of a day's trade bill: details and sums, both in GBK, and so are their names. */
export function alipayBill(keys: Keys['alipay'], day: string, lines: readonly BillLine[]): Buffer {
  const name = `${keys.sellerId}0156_${day.replaceAll('-', '')}_业务明细`;
  const file = (suffix: string, rows: readonly string[]) => ({
    name: toGbk(`${name}${suffix}.csv`),
    content: toGbk(`${rows.join('\r\n')}\r\n`),
  });
  const head = (title: string) => [
    `#支付宝${title}查询`,
    `#账号：[${keys.sellerId}0156]`,
    `#起始日期：[${chineseDay(day)} 00:00:00]   终止日期：[${chineseDay(nextDay(day))} 00:00:00]`,
  ];
  return zip([
    file('', [
      ...head('业务明细'),
      '#-----------------------------------------业务明细列表----------------------------------------',
      columns.join(','),
      ...lines.map(rowOf),
      '#-----------------------------------------业务明细列表结束------------------------------------',
      sumOf(
        '交易',
        lines.filter(({ refund }) => !refund),
      ),
      sumOf(
        '退款',
        lines.filter(({ refund }) => refund),
      ),
    ]),
    file('(汇总)', head('业务汇总')),
  ]);
}

/** Texts end with a tab, so that a table keeps long numbers as they are. */
function rowOf({ trade, transactionId, refund, at, amount }: BillLine): string {
  const time = toAlipayTime(new Date(at));
  const yuan = `${refund ? '-' : ''}${toYuan(amount)}`;
  return [
    `${transactionId}\t`,
    `${trade.outTradeNo}\t`,
    refund ? '退款' : '交易',
    trade.description,
    time,
    time,
    '\t',
    '',
    '\t',
    '\t',
    '*三(159****5620)\t',
    yuan,
    yuan,
    ...Array.from({ length: 5 }, () => '0.00'),
    '',
    '0.00',
    '0.00',
    `${refund?.outRefundNo ?? ''}\t`,
    '0.00',
    '0.00',
    '',
  ].join(',');
}

function sumOf(what: '交易' | '退款', lines: readonly BillLine[]): string {
  const sum = toYuan(lines.reduce((all, line) => all + line.amount, 0));
  return what === '交易'
    ? `#交易合计：${lines.length}笔，商家实收共${sum}元，商家优惠共0.00元`
    : `#退款合计：${lines.length}笔，商家实收退款共-${sum}元，商家优惠退款共0.00元`;
}

function chineseDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${year}年${month}月${date}日`;
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
