import type { Earned, Earnings } from '@tolk/contract';
import type { Language } from '@tolk/domain';
import { inLanguage, type BilingualText } from '../calls/refusal.ts';
import { documentLabels } from './labels.ts';
import { wordOf } from './order-lines.ts';
import type { Money, TitledTable } from './statement.ts';

const kinds = ['gross', 'commission', 'earned'] as const;

/** What each kind of money in a supplier's earnings is called. */
export const earnedLabels: Readonly<Record<keyof Earned, BilingualText>> = {
  gross: documentLabels.gross,
  commission: documentLabels.platformFee,
  earned: documentLabels.earned,
};

/** What was earned by month, the oldest first, as account books have it. */
export function byMonth({ months, currency }: Earnings, language: Language): TitledTable {
  const title = { en: 'By month', zh: '按月份' };
  const rows = months.toReversed().map(({ month, ...sums }): Row => [month, sums]);
  return tableOf({ title, first: { en: 'Month', zh: '月份' }, rows }, currency, language);
}

/** The same by client. */
export function byClient({ clients, currency }: Earnings, language: Language): TitledTable {
  const title = { en: 'By client', zh: '按客户' };
  const rows = clients.map(({ name, ...sums }): Row => [
    name ?? inLanguage(markings, language),
    sums,
  ]);
  return tableOf({ title, first: { en: 'Client', zh: '客户' }, rows }, currency, language);
}

/** The same by language pair. */
export function byPair({ pairs, currency }: Earnings, language: Language): TitledTable {
  const title = { en: 'By language pair', zh: '按语言对' };
  const rows = pairs.map(({ pair, ...sums }): Row => [
    inLanguage(pair ? pairText(pair) : markings, language),
    sums,
  ]);
  return tableOf({ title, first: { en: 'Language pair', zh: '语言对' }, rows }, currency, language);
}

/** What all rows of each of these tables come to. */
export function earnedTotals({ total, currency }: Earnings, language: Language) {
  return kinds.map((kind): { label: string; money: Money } => ({
    label: inLanguage(earnedLabels[kind], language),
    money: { amount: total[kind], currency },
  }));
}

const markings = { en: 'Language tests marked', zh: '测试译文评分' };

type Row = [name: string, sums: Earned];

interface Table {
  title: BilingualText;
  first: BilingualText;
  rows: readonly Row[];
}

function tableOf({ title, first, rows }: Table, currency: string, language: Language): TitledTable {
  const say = (text: BilingualText) => inLanguage(text, language);
  return {
    title: say(title),
    columns: [
      { title: say(first), wide: true },
      ...kinds.map((kind) => ({ title: `${say(earnedLabels[kind])} (${currency})`, currency })),
    ],
    rows: rows.map(([name, sums]) => [name, ...kinds.map((kind) => sums[kind])]),
    empty: say(documentLabels.nothing),
  };
}

function pairText(pair: NonNullable<Earnings['pairs'][number]['pair']>): BilingualText {
  const from = wordOf('language', pair.sourceLanguage);
  const into = wordOf('language', pair.targetLanguage);
  return pair.bothDirections
    ? { en: `${from.en} and ${into.en}, both ways`, zh: `${from.zh}与${into.zh}互译` }
    : { en: `${from.en} into ${into.en}`, zh: `${from.zh}译${into.zh}` };
}
