import { PushOffer } from '@tolk/account-views';
import { ConversationsPage } from '@tolk/conversation-views';

/** Messages with clients, beside what they are about. */
export function Screen() {
  return <ConversationsPage viewer="supplier" afterSending={<PushOffer />} />;
}
