import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs } from '@tolk/design-system/portal';
import type { Identity } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { FeedbackDialog } from '../feedback/feedback-dialog.tsx';
import { FeedbackTab } from '../feedback/feedback-tab.tsx';
import { NotificationsTab } from '../notifications/notifications-tab.tsx';
import { useReadCalls, useUnread } from '../notifications/use-notification-calls.ts';

/** What the product tells somebody, and what they tell the product (`tab=feedback`). */
export function MessagesPage({ viewer }: { viewer: Identity }) {
  const { t } = useLingui();
  const list = useListAddress<'tab' | 'show' | 'event' | 'status'>();
  const tab = list.oneOf('tab', ['feedback']) ?? 'news';
  const [writing, setWriting] = useState(false);
  const { feedback } = useUnread(viewer);
  const write = () => setWriting(true);
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Notifications</Trans>}
        actions={
          tab === 'feedback' ? (
            <Button variant="contained" onClick={write}>
              <Trans context="button">Give feedback</Trans>
            </Button>
          ) : (
            <ReadAll viewer={viewer} />
          )
        }
      />
      <FilterTabs
        label={t({ message: 'Notifications and feedback', context: 'tabs' })}
        value={tab}
        onChoose={(to) =>
          list.change({
            tab: to === 'feedback' ? to : undefined,
            show: undefined,
            event: undefined,
            status: undefined,
          })
        }
        tabs={[
          { value: 'news', label: t({ message: 'Recent news', context: 'tab' }) },
          {
            value: 'feedback',
            label:
              feedback > 0
                ? t({ message: `Feedback (${feedback} new)`, context: 'tab' })
                : t({ message: 'Feedback', context: 'tab' }),
          },
        ]}
      />
      {tab === 'feedback' ? (
        <FeedbackTab viewer={viewer} list={list} onWrite={write} />
      ) : (
        <NotificationsTab viewer={viewer} list={list} />
      )}
      {writing ? <FeedbackDialog viewer={viewer} onClose={() => setWriting(false)} /> : null}
    </>
  );
}

function ReadAll({ viewer }: { viewer: Identity }) {
  const { notification, feedback } = useUnread(viewer);
  const { all } = useReadCalls(viewer);
  return (
    <Button
      variant="outlined"
      disabled={notification + feedback === 0}
      onClick={() => void all({})}
    >
      <Trans>Mark all as read</Trans>
    </Button>
  );
}
