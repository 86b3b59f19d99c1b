import type { RequestOf, calls } from '@tolk/contract';
import { RATE_SCALE, type Language } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { inLanguage, refuse, type BilingualText } from '../calls/refusal.ts';
import { findPerson } from '../persons/person-repository.ts';
import {
  findSettlement,
  invoicesOfSettlement,
  settlementItems,
  type Settlement,
} from '../payouts/settlements/settlement-repository.ts';
import { shownBank } from '../payouts/applying/payee.ts';
import { nameOfEarning } from '../orders/earnings/name-of-earning.ts';
import { shownName } from '../accounts/identity/shown-name.ts';
import { answerWithStatement } from './answer-statement.ts';
import type { Statement } from './statement.ts';
import { statementTime } from './statement-time.ts';
import { methodLabels, settlementStatusLabels } from '../payouts/settlements/settlement-labels.ts';
import { documentLabels, issuedAt } from './labels.ts';

type Say = (text: BilingualText) => string;

/** What an application pays out, line by line. Throws `notFound`. */
export async function downloadSettlementStatement(
  {
    settlementId,
    format,
  }: RequestOf<typeof calls.supinterface.settlement.downloadSettlementStatement>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, personId } = context;
  const settlement = (await findSettlement(deps.db, settlementId, personId)) ?? refuse('notFound');
  await answerWithStatement(await statementOf(settlement, context), format, context);
  return {};
}

async function statementOf(settlement: Settlement, context: CallContext): Promise<Statement> {
  const { deps, personId, language, now } = context;
  const say: Say = (text) => inLanguage(text, language);
  const person = (await findPerson(deps.db, personId)) ?? refuse('notFound');
  const items = await settlementItems(deps.db, settlement.id);
  const invoices = (await invoicesOfSettlement(deps.db, settlement.id)).map(
    ({ invoice_number }) => invoice_number,
  );
  return {
    language,
    title: say({ en: 'Settlement statement', zh: '结算单' }),
    subject: settlement.number,
    fileName: `${say({ en: 'settlement', zh: '结算单' })}-${settlement.number}`,
    issued: say(issuedAt(statementTime(now))),
    facts: factsOf(settlement, { name: shownName(person.name, language), invoices, language }),
    columns: [
      { title: say({ en: 'Order number', zh: '订单号' }) },
      { title: say({ en: 'Project', zh: '项目' }), wide: true },
      { title: say({ en: 'Earnings (CNY)', zh: '收入 (CNY)' }), currency: 'CNY' },
    ],
    rows: items.map((item) => [item.number, nameOfEarning(item, language), item.amount]),
    empty: say(documentLabels.nothing),
    totals: totalsOf(settlement, say),
    notes: [say(documentLabels.noInvoice)],
  };
}

function factsOf(
  settlement: Settlement,
  { name, invoices, language }: { name: string; invoices: readonly string[]; language: Language },
): Statement['facts'] {
  const say: Say = (text) => inLanguage(text, language);
  const { method, payee, bank, status, applied_at, settled_at, rate, failure } = settlement;
  const facts: [BilingualText, string | null][] = [
    [{ en: 'Settlement number', zh: '结算单号' }, settlement.number],
    [{ en: 'Supplier', zh: '译员' }, name],
    [{ en: 'Method', zh: '收款方式' }, say(methodLabels[method])],
    [{ en: 'Paid to', zh: '收款账户' }, payee],
    [{ en: 'Bank', zh: '开户银行' }, shownBank(bank, language)],
    [{ en: 'Applied for', zh: '申请时间' }, statementTime(applied_at)],
    [{ en: 'Status', zh: '状态' }, say(settlementStatusLabels[status])],
    [{ en: 'Settled', zh: '结算时间' }, settled_at && statementTime(settled_at)],
    [{ en: 'Reason', zh: '原因' }, failure],
    [{ en: 'Exchange rate', zh: '汇率' }, rate === null ? null : rateText(rate)],
    [{ en: 'Invoices', zh: '发票号码' }, invoices.join(', ')],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label: say(label), value }] : []));
}

function rateText(rate: number): string {
  return `1 USD = ${(rate / RATE_SCALE).toFixed(4)} CNY`;
}

function totalsOf(settlement: Settlement, say: Say): Statement['totals'] {
  const { gross, netted, payout_currency, payout_gross, payout_fee } = settlement;
  const cny = (amount: number) => ({ amount, currency: 'CNY' });
  const payout = (amount: number) => ({ amount, currency: payout_currency });
  return [
    { label: say({ en: 'Sum of the projects', zh: '项目合计' }), money: cny(gross) },
    ...(netted === 0
      ? []
      : [
          {
            label: say({ en: 'Less earlier debt', zh: '抵扣应退款项' }),
            money: cny(-netted),
          },
          { label: say({ en: 'Payable', zh: '应付金额' }), money: cny(gross - netted) },
        ]),
    ...(payout_currency === 'CNY'
      ? []
      : [{ label: say({ en: 'Exchanged', zh: '兑换金额' }), money: payout(payout_gross) }]),
    ...(payout_fee === 0
      ? []
      : [{ label: say({ en: 'Payout fee', zh: '打款手续费' }), money: payout(-payout_fee) }]),
    {
      label: say({ en: 'Net payout', zh: '到账金额' }),
      money: payout(payout_gross - payout_fee),
      strong: true,
    },
  ];
}
