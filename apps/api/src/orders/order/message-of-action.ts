import { otherIdentity, type Actor, type Identity, type OrderAction } from '@tolk/domain';
import type { BilingualText } from '../../calls/refusal.ts';
import type { MilestoneRecord } from '../milestones/milestone-repository.ts';
import type { OrderRecord } from './order-repository.ts';

export interface Message {
  to: Identity;
  title: BilingualText;
  text: BilingualText;
}

export interface News {
  order: Pick<
    OrderRecord,
    | 'name'
    | 'client_name'
    | 'supplier_name'
    | 'due_at'
    | 'order_type'
    | 'pending_change'
    | 'bookings'
    | 'zone'
  > & { milestones: readonly MilestoneRecord[] };
  actor: Actor;
  /** What the actor wrote. */
  note: string | null;
  /** When the state ends by itself, or the work is due where it does not. */
  ends: Date;
  at: Date;
}

export type Messages = Partial<Record<OrderAction, (news: News) => Message[]>>;

/** The client's part of a cancellation. */
export function refundOnItsWay(order: Pick<News['order'], 'name'>): Message {
  return {
    to: 'client',
    title: { en: 'Your refund is on its way', zh: '款项正在退回' },
    text: {
      en: `“${order.name}” was cancelled. The full amount will be refunded to your original payment method.`,
      zh: `订单“${order.name}”已取消，全部款项将原路退回。`,
    },
  };
}

type Words = Omit<Message, 'to'>;

export function toBoth(words: Words): Message[] {
  return (['client', 'supplier'] as const).map((to) => ({ to, ...words }));
}

/** To the side that did not act, with the name of the one that did. */
export function toOther(
  news: News,
  words: (name: string, news: News, to: Identity) => Words,
): Message[] {
  const { actor, order } = news;
  if (actor !== 'client' && actor !== 'supplier') return [];
  const to = otherIdentity(actor);
  return [{ to, ...words(order[`${actor}_name`], news, to) }];
}
