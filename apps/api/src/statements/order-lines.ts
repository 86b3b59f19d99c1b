import { dictionaryEntry, units } from '@tolk/domain/dictionaries/index';
import { limits, overtimeSteps, priceParts } from '@tolk/domain';
import { breaksText } from '../calls/breaks-text.ts';
import type { BilingualText } from '../calls/refusal.ts';
import type { OrderRecord } from '../orders/order/order-repository.ts';
import { statementTime } from './statement-time.ts';

/** `Translation from Chinese (Simplified) into English`. */
export function workText(order: OrderRecord): BilingualText {
  const type = wordOf('projectType', order.order_type);
  const from = wordOf('language', order.source_language);
  const into = wordOf('language', order.target_language);
  return order.both_directions
    ? {
        en: `${type.en} between ${from.en} and ${into.en}`,
        zh: `${type.zh}：${from.zh}与${into.zh}互译`,
      }
    : {
        en: `${type.en} from ${from.en} into ${into.en}`,
        zh: `${type.zh}：${from.zh}译${into.zh}`,
      };
}

/** `12 thousand characters`. */
export function quantityText({ workload, unit }: OrderRecord): BilingualText {
  const counted = units.find(({ value }) => value === unit)?.quantity ?? { en: unit, zh: unit };
  return { en: `${workload} ${counted.en}`, zh: `${workload} ${counted.zh}` };
}

interface PriceLine {
  item: BilingualText;
  quantity: BilingualText | null;
  /** Minor units, as `amount`; null where the amount is the price of all of it. */
  unitPrice: number | null;
  amount: number;
}

/** What the price is made of: the work, and what came on top. */
export function priceLines(order: OrderRecord): PriceLine[] {
  const { pricing, unit_price: unitPrice, workload, overtime_rate, overtime, travel } = order;
  const parts = priceParts({
    pricing,
    unitPrice,
    workload,
    overtimeRate: overtime_rate,
    overtime,
    travel,
  });
  const steps = overtimeSteps(overtime);
  const { stepMinutes } = limits.overtime;
  return [
    {
      item: workText(order),
      quantity: quantityText(order),
      unitPrice: pricing === 'fixed' ? null : unitPrice,
      amount: parts.work,
    },
    {
      item: { en: 'Overtime', zh: '超时费' },
      quantity: { en: `${steps} × ${stepMinutes} min`, zh: `${steps} × ${stepMinutes} 分钟` },
      unitPrice: overtime_rate,
      amount: parts.overtime,
    },
    {
      item: { en: 'Travel', zh: '差旅费' },
      quantity: null,
      unitPrice: null,
      amount: parts.travel,
    },
  ].filter(({ amount }, at) => at === 0 || amount > 0);
}

type Fact = [label: BilingualText, value: string];

/** When the work was to be done, booking by booking where somebody interprets, and when it was. */
export function dateFacts(order: OrderRecord, say: (text: BilingualText) => string): Fact[] {
  const { breaks, delivered_at, completed_at } = order;
  return [
    ...agreedTimes(order),
    [{ en: 'Breaks and meals', zh: '休息与用餐' }, breaks ? say(breaksText(breaks)) : ''],
    [{ en: 'Delivered', zh: '交付时间' }, delivered_at ? statementTime(delivered_at) : ''],
    [{ en: 'Accepted', zh: '验收时间' }, completed_at ? statementTime(completed_at) : ''],
  ];
}

function agreedTimes({ bookings, start_at, due_at }: OrderRecord): Fact[] {
  if (bookings.length === 0)
    return [[{ en: 'Work period', zh: '工作期间' }, span(start_at, due_at)]];
  const label = { en: 'Booking', zh: '口译时间' };
  return bookings.map(({ start, end }) => [label, span(new Date(start), new Date(end))]);
}

function span(from: Date, to: Date): string {
  return `${statementTime(from)} – ${statementTime(to)}`;
}

/** What a type of work or a language is called. */
export function wordOf(type: 'projectType' | 'language', value: string): BilingualText {
  return dictionaryEntry(type, value) ?? { en: value, zh: value };
}
