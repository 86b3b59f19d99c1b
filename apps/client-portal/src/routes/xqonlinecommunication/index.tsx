import { PushOffer } from '@tolk/account-views';
import { ConversationsPage } from '@tolk/conversation-views';

/** Messages with suppliers, beside what they are about. */
export function Screen() {
  return <ConversationsPage viewer="client" afterSending={<PushOffer />} />;
}
