import { Trans } from '@lingui/react/macro';
import { useSearchParams } from '@tolk/platform';
import { ConversationView } from '../../features/service-conversation/conversation-view.tsx';
import { NoSuchRecord } from '../../records/no-such-record.tsx';

/** One conversation of the service desk, named by `id`; `at` is a message in it. */
export function Screen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const at = Number(search.get('at'));
  if (id)
    return (
      <ConversationView
        key={id}
        conversationId={id}
        at={Number.isInteger(at) && at > 0 ? at : undefined}
      />
    );
  return (
    <NoSuchRecord
      title={<Trans>Conversation not found</Trans>}
      back={{ to: 'serviceDesk', label: <Trans>Back to the service desk</Trans> }}
    />
  );
}
