import type { Identity } from '../identity.ts';

/** What ties two persons, as the one in this identity may point to it when they write first. */
export const conversationTies = [
  /** The supplier applied to a posting of the client. */
  'applied',
  /** The supplier agreed to be found in the search. */
  'findable',
  /** The client invited the supplier to a posting. */
  'invited',
  /** There is an order between them, also one that ended. */
  'order',
  /** A posting of the client takes applications. */
  'openPosting',
  /** They have a conversation already. */
  'conversation',
] as const;
export type ConversationTie = (typeof conversationTies)[number];

const opensFor: Readonly<Record<Identity, readonly ConversationTie[]>> = {
  client: ['applied', 'findable', 'order', 'conversation'],
  supplier: ['openPosting', 'invited', 'order', 'conversation'],
};

/** Whether somebody may write first to the other side. A block by either side stands above it. */
export function mayBeginConversation(
  identity: Identity,
  ties: ReadonlySet<ConversationTie>,
): boolean {
  return opensFor[identity].some((tie) => ties.has(tie));
}
