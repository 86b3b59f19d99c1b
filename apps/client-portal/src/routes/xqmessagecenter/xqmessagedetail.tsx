import { MessagePage } from '@tolk/market-views';

/** One notification or one piece of feedback of the client. */
export function Screen() {
  return <MessagePage viewer="client" />;
}
