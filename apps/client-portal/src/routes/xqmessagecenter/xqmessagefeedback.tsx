import { MessagesPage } from '@tolk/market-views';

/** What the client is told, and what they have told the product. */
export function Screen() {
  return <MessagesPage viewer="client" />;
}
