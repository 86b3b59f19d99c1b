import { MessagesPage } from '@tolk/market-views';

/** What the supplier is told, and what they have told the product. */
export function Screen() {
  return <MessagesPage viewer="supplier" />;
}
