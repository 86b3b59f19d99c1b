import type { SettlementMethod, SupInfo } from '@tolk/contract';
import type { SettlementMethodName } from '@tolk/domain';

/**
 * The method that a supplier sees before they choose one: what they have handed in; before that a bank
 * card in mainland China, since only its banks issue the cards that are taken, and PayPal elsewhere. An
 * organisation has an account instead of a card.
 */
export function firstMethod(
  { saved, nationality }: Pick<SupInfo, 'saved' | 'nationality'>,
  methods: readonly Pick<SettlementMethod, 'method' | 'status'>[],
): SettlementMethodName {
  const begun = methods.find(({ status }) => status !== 'draft');
  if (begun !== undefined) return begun.method;
  if (saved && nationality !== 'CN') return 'paypal';
  const hasCard = methods.some(({ method }) => method === 'personalCard');
  return hasCard ? 'personalCard' : 'corporateCard';
}
