import type { RequestOf, calls } from '@tolk/contract';
import { SETTLEMENT_ZONE, shanghaiDay, shanghaiMidnight } from '@tolk/domain';
import { shownName } from '../accounts/identity/shown-name.ts';
import type { CallContext } from '../calls/call-context.ts';
import { inLanguage, invalidFields, refuse, type BilingualText } from '../calls/refusal.ts';
import { supplierBalancesBefore } from '../ledger/ledger-repository.ts';
import { supplierMonths } from '../ledger/supplier-earnings-repository.ts';
import { findPerson } from '../persons/person-repository.ts';
import { earningsOf } from '../payouts/settlements/earnings.ts';
import { answerWithStatement } from './answer-statement.ts';
import { byClient, earnedLabels } from './earnings-tables.ts';
import { documentLabels, issuedAt } from './labels.ts';
import { statementTime } from './statement-time.ts';
import type { Statement } from './statement.ts';
import { yearFigures, type YearFigure } from './year-figures.ts';

type Request = RequestOf<typeof calls.supinterface.settlement.downloadYearlyStatement>;

/** Earnings are booked in this currency; payouts may be in another one. */
const currency = 'CNY';

/** What a supplier earned, what the platform kept and what was paid out, by month, and by client. Throws `invalid`. */
export async function downloadYearlyStatement(
  { year, format }: Request,
  context: CallContext,
): Promise<Record<string, never>> {
  if (year > Number(shanghaiDay(context.now).slice(0, 4))) invalidFields({ year: notBegun });
  await answerWithStatement(await statementOf(year, context), format, context);
  return {};
}

const notBegun = { en: 'Choose a year that has begun.', zh: '请选择已开始的年份。' };

const labels: Readonly<Record<YearFigure['kind'], BilingualText>> = {
  ...earnedLabels,
  withdrawn: { en: 'Withdrawn', zh: '申请结算' },
  payoutFee: { en: 'Payout fee', zh: '打款手续费' },
  paidOut: { en: 'Paid out', zh: '已到账' },
};

async function statementOf(year: number, context: CallContext): Promise<Statement> {
  const { deps, personId, language, now } = context;
  const say = (text: BilingualText) => inLanguage(text, language);
  const person = (await findPerson(deps.db, personId)) ?? refuse('notFound');
  const span = { from: shanghaiMidnight(year, 1, 1), before: shanghaiMidnight(year + 1, 1, 1) };
  const moved = await supplierMonths(deps.db, personId, SETTLEMENT_ZONE, span);
  const figures = yearFigures(moved);
  const ofCurrency = (figure: YearFigure) => `${say(labels[figure.kind])} (${figure.currency})`;
  return {
    language,
    title: say({ en: 'Yearly statement', zh: '年度收入对账单' }),
    subject: String(year),
    fileName: `${say({ en: 'yearly-statement', zh: '年度收入对账单' })}-${year}`,
    issued: say(issuedAt(statementTime(now))),
    facts: [
      { label: say({ en: 'Supplier', zh: '译员' }), value: shownName(person.name, language) },
      { label: say({ en: 'Year', zh: '年度' }), value: `${year}-01-01 – ${year}-12-31` },
    ],
    columns: [
      { title: say({ en: 'Month', zh: '月份' }) },
      ...figures.map((figure) => ({ title: ofCurrency(figure), currency: figure.currency })),
    ],
    rows: monthsOf(year, now).map((month) => [month, ...figures.map(({ of }) => of(month))]),
    empty: say(documentLabels.nothing),
    further: [byClient(await earningsOf(span, context), language)],
    totals: [
      ...figures.map((figure) => ({
        label: say(labels[figure.kind]),
        money: { amount: figure.total, currency: figure.currency },
      })),
      ...(await balances(span, context)),
    ],
    notes: [say(explained), say(documentLabels.noInvoice)],
  };
}

const explained = {
  en: 'Gross less the platform fee is what you earned. Amounts withdrawn were applied for in that month and may have been paid out later. One withdrawal may cover several clients, so withdrawals are listed by month only.',
  zh: '订单收入减去平台佣金即为实得收入。结算金额计入申请月份，可能于之后月份到账；一次结算可能包含多个客户的款项，因此仅按月列示。',
};

/** From January to December, or to the month of `now`. */
function monthsOf(year: number, now: Date): string[] {
  return Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`).filter(
    (month) => month <= shanghaiDay(now).slice(0, 7),
  );
}

/** What the platform held for the supplier at both ends, less what they owed. */
async function balances(
  { from, before }: { from: Date; before: Date },
  { deps, personId, language }: CallContext,
): Promise<Statement['totals']> {
  const at = async (time: Date) => {
    const held = await supplierBalancesBefore(deps.db, personId, currency, time);
    return { amount: held.pending + held.available - held.receivable, currency };
  };
  return [
    {
      label: inLanguage({ en: 'Balance at the start', zh: '期初余额' }, language),
      money: await at(from),
    },
    {
      label: inLanguage({ en: 'Balance at the end', zh: '期末余额' }, language),
      money: await at(before),
      strong: true,
    },
  ];
}
