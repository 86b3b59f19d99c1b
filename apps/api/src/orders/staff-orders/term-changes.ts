import { isDeepStrictEqual } from 'node:util';
import type { CancellationTier, Language } from '@tolk/domain';
import { dictionaryEntry, type DictionaryType } from '@tolk/domain/dictionaries/index';
import { breaksText } from '../../calls/breaks-text.ts';
import { moneyText } from '../../calls/money-text.ts';
import { inLanguage, type BilingualText } from '../../calls/refusal.ts';
import { clockTime } from '../../messages/mail/mail-time.ts';
import type { NewMilestone } from '../milestones/milestone-repository.ts';
import type { OrderTerms } from '../order/order-terms.ts';

/** What events froze before it was a term has none of these. */
type Later = 'overtime_rate' | 'overtime' | 'travel' | 'breaks';

/** Terms as an event froze them: what was a date is ISO 8601. */
export type FrozenTerms = {
  [Name in Exclude<keyof OrderTerms, Later>]: OrderTerms[Name] extends Date
    ? string
    : OrderTerms[Name];
} & Partial<Pick<OrderTerms, Later>> & {
    /** Left out where the order is delivered and paid as a whole. */
    milestones?: readonly FrozenMilestone[] | undefined;
  };

type FrozenMilestone = Pick<NewMilestone, 'name' | 'price'> &
  Record<'due_at' | 'accept_by', string>;

interface Term {
  label: BilingualText | ((terms: FrozenTerms) => BilingualText);
  /** Null where the text is too long for a list: it is only said that it changed. */
  say: ((terms: FrozenTerms, language: Language, other: FrozenTerms) => string) | null;
}

const from =
  (
    type: DictionaryType,
    name: 'order_type' | 'field' | 'source_language' | 'target_language' | 'unit',
  ) =>
  (terms: FrozenTerms, language: Language) =>
    inLanguage(
      dictionaryEntry(type, terms[name]) ?? { en: terms[name], zh: terms[name] },
      language,
    );
const time =
  (name: 'start_at' | 'end_at' | 'due_at' | 'accept_by') =>
  (terms: FrozenTerms, language: Language) =>
    clockTime(new Date(terms[name]), terms.zone, language);
const modes = {
  onSite: { en: 'on site', zh: '现场' },
  remote: { en: 'remote', zh: '远程' },
};

/** What the fee, the price and the commission come to follows from these. */
const shown: Readonly<Partial<Record<keyof OrderTerms, Term>>> = {
  name: { label: { en: 'Name', zh: '名称' }, say: ({ name }) => name },
  order_type: { label: { en: 'Type', zh: '类型' }, say: from('projectType', 'order_type') },
  field: { label: { en: 'Field', zh: '领域' }, say: from('field', 'field') },
  source_language: {
    label: { en: 'From', zh: '源语言' },
    say: from('language', 'source_language'),
  },
  target_language: {
    label: { en: 'Into', zh: '目标语言' },
    say: from('language', 'target_language'),
  },
  both_directions: {
    label: { en: 'Both ways', zh: '双向口译' },
    say: ({ both_directions }, language) =>
      inLanguage(both_directions ? { en: 'yes', zh: '是' } : { en: 'no', zh: '否' }, language),
  },
  bookings: {
    label: { en: 'Bookings', zh: '口译场次' },
    // Those that stay where they are say nothing.
    say: ({ bookings, zone }, language, other) =>
      bookings
        .filter((one) => !other.bookings.some((kept) => isDeepStrictEqual(kept, one)))
        .map((one) =>
          [one.start, one.end].map((at) => clockTime(new Date(at), zone, language)).join(' – '),
        )
        .join(', ') || '–',
  },
  breaks: {
    label: { en: 'Breaks and meals', zh: '休息与用餐' },
    say: ({ breaks }, language) => (breaks ? inLanguage(breaksText(breaks), language) : '–'),
  },
  cancellation_tiers: {
    label: { en: 'Cancellation', zh: '取消条款' },
    say: ({ cancellation_tiers: tiers }, language) =>
      inLanguage(
        tiers ? tiersText(tiers) : { en: 'only by agreement', zh: '仅可协商取消' },
        language,
      ),
  },
  overtime_rate: {
    label: { en: 'Overtime rate', zh: '超时单价' },
    say: ({ overtime_rate: amount, currency }, language) =>
      amount ? moneyText({ amount, currency }, language) : '–',
  },
  overtime: {
    label: { en: 'Overtime', zh: '超时' },
    say: ({ overtime = [], zone }, language) =>
      overtime
        .map(({ start, minutes }) => {
          const begins = clockTime(new Date(start), zone, language);
          return inLanguage(
            { en: `${begins}: ${minutes} min`, zh: `${begins}：${minutes} 分钟` },
            language,
          );
        })
        .join(', ') || '–',
  },
  travel: {
    label: { en: 'Travel', zh: '差旅费' },
    say: ({ travel: amount = 0, currency }, language) => moneyText({ amount, currency }, language),
  },
  start_at: { label: { en: 'Start', zh: '开始时间' }, say: time('start_at') },
  end_at: { label: { en: 'End', zh: '结束时间' }, say: time('end_at') },
  due_at: { label: { en: 'Delivery due', zh: '交付截止' }, say: time('due_at') },
  accept_by: { label: { en: 'Results checked by', zh: '验收截止' }, say: time('accept_by') },
  workload: { label: { en: 'Workload', zh: '工作量' }, say: ({ workload }) => String(workload) },
  unit: { label: { en: 'Unit', zh: '单位' }, say: from('unit', 'unit') },
  pricing: {
    label: { en: 'Pricing', zh: '计价方式' },
    say: ({ pricing }, language) =>
      inLanguage(
        pricing === 'fixed' ? { en: 'fixed price', zh: '一口价' } : { en: 'by unit', zh: '按单位' },
        language,
      ),
  },
  unit_price: {
    label: ({ pricing }) =>
      pricing === 'fixed' ? { en: 'Price for everything', zh: '总价' } : { en: 'Rate', zh: '单价' },
    say: ({ unit_price: amount, currency }, language) => moneyText({ amount, currency }, language),
  },
  booking_mode: {
    label: { en: 'Where', zh: '方式' },
    say: ({ booking_mode }, language) =>
      booking_mode === null ? '–' : inLanguage(modes[booking_mode], language),
  },
  booking_place: {
    label: { en: 'Place or link', zh: '地点或链接' },
    say: ({ booking_place }) => booking_place || '–',
  },
  description: { label: { en: 'Description', zh: '工作说明' }, say: null },
};

function tiersText(tiers: readonly CancellationTier[]): BilingualText {
  return {
    en: tiers.map((tier) => `${tier.daysBefore} days before: ${tier.percent}%`).join(', '),
    zh: tiers.map((tier) => `提前 ${tier.daysBefore} 天：${tier.percent}%`).join('，'),
  };
}

/**
 * What differs between two versions of an order's terms, a line each, with times by the order's own
 * clocks; null where nothing does.
 */
export function termChanges(
  before: FrozenTerms,
  after: FrozenTerms,
  language: Language,
): string | null {
  const colon = inLanguage({ en: ': ', zh: '：' }, language);
  const lines = Object.entries(shown).flatMap(([name, { label, say }]) => {
    const key = name as keyof OrderTerms;
    if (JSON.stringify(before[key]) === JSON.stringify(after[key])) return [];
    const start = inLanguage(typeof label === 'function' ? label(after) : label, language) + colon;
    if (say === null) return [start + inLanguage({ en: 'changed', zh: '已修改' }, language)];
    const [old, now] = [say(before, language, after), say(after, language, before)];
    return old === now ? [] : [`${start}${old} → ${now}`];
  });
  const all = [...lines, ...milestoneChanges(before, after, language)];
  return all.length === 0 ? null : all.join('\n');
}

const noMilestone = '–';

/** A line for each that is new, gone or another one now. */
function milestoneChanges(before: FrozenTerms, after: FrozenTerms, language: Language): string[] {
  const lists = [before.milestones ?? [], after.milestones ?? []];
  return Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) => {
    const [was, is] = lists
      .map((list) => list[at])
      .map((one) => one && milestoneParts(one, after, language));
    if (was && is) return milestoneChange(was, is, at + 1, language);
    const label = { en: `Milestone ${at + 1}: `, zh: `阶段 ${at + 1}：` };
    const [old, now] = [was, is].map((one) => one?.join(comma(language)) ?? noMilestone);
    return [`${inLanguage(label, language)}${old} → ${now}`];
  }).flat();
}

/** Of a milestone that stays only what is different about it. */
function milestoneChange(
  was: readonly string[],
  is: readonly string[],
  number: number,
  language: Language,
): string[] {
  const [name = ''] = was;
  const label = { en: `Milestone ${number} “${name}”: `, zh: `阶段 ${number}“${name}”：` };
  const changes = was.flatMap((part, at) =>
    part === is[at] ? [] : [`${part} → ${is[at] ?? noMilestone}`],
  );
  return changes.length === 0 ? [] : [inLanguage(label, language) + changes.join(comma(language))];
}

/** Its name, price and times. */
function milestoneParts(
  { name, price, due_at, accept_by }: FrozenMilestone,
  { currency, zone }: FrozenTerms,
  language: Language,
): string[] {
  const [due, checked] = [due_at, accept_by].map((at) => clockTime(new Date(at), zone, language));
  return [
    name,
    moneyText({ amount: price, currency }, language),
    inLanguage({ en: `due ${due}`, zh: `交付截止 ${due}` }, language),
    inLanguage({ en: `checked by ${checked}`, zh: `验收截止 ${checked}` }, language),
  ];
}

const comma = (language: Language) => inLanguage({ en: ', ', zh: '，' }, language);
