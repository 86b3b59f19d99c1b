import { Trans, useLingui } from '@lingui/react/macro';
import type { FeedbackRow } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, PagedList } from '@tolk/design-system/portal';
import { feedbackStatuses, type Identity } from '@tolk/domain';
import { formatDate, useLanguage } from '@tolk/i18n';
import { feedbackChips, useNames } from '@tolk/labels';
import { pathTo } from '@tolk/platform';
import { messageRoutes } from '../messages/message-routes.ts';
import { MessageRow, MessageRows } from '../messages/message-rows.tsx';
import type { MessagesAddress } from '../notifications/notifications-tab.tsx';
import { FeedbackChip } from './feedback-chip.tsx';
import { useFeedbackList } from './use-feedback-calls.ts';

interface FeedbackTabProps {
  viewer: Identity;
  list: MessagesAddress;
  onWrite: () => void;
}

/** What the viewer has written to the product, by status (`status`), newest first. */
export function FeedbackTab({ viewer, list, onWrite }: FeedbackTabProps) {
  const { t, i18n } = useLingui();
  const feedbackStatus = list.oneOf('status', feedbackStatuses);
  const query = useFeedbackList(viewer, {
    ...list.paging,
    ...(feedbackStatus ? { feedbackStatus } : {}),
  });
  const showAll = () => list.change({ status: undefined });
  return (
    <>
      <FilterBar active={Number(feedbackStatus !== undefined)} onClear={showAll}>
        <SelectInput
          label={t({ message: 'Status', context: 'field' })}
          placeholder={t({ message: 'All', context: 'placeholder' })}
          options={feedbackStatuses.map((value) => ({
            value,
            label: i18n._(feedbackChips[value].label),
          }))}
          value={feedbackStatus ?? null}
          onChange={(value) => list.change({ status: value ?? undefined })}
        />
      </FilterBar>
      <PagedList
        query={query}
        list={list}
        empty={
          feedbackStatus
            ? {
                title: <Trans>No feedback with this status</Trans>,
                action: (
                  <Button variant="outlined" onClick={showAll}>
                    <Trans>Show all feedback</Trans>
                  </Button>
                ),
              }
            : {
                title: <Trans>No feedback yet</Trans>,
                message: (
                  <Trans>
                    Tell us what doesn’t work, or what would help you. You’ll find our answer here.
                  </Trans>
                ),
                drawing: <InboxDrawing />,
                action: (
                  <Button variant="outlined" onClick={onWrite}>
                    <Trans context="button">Give feedback</Trans>
                  </Button>
                ),
              }
        }
      >
        {(rows) => (
          <MessageRows>
            {rows.map((row) => (
              <Row key={row.feedbackId} row={row} viewer={viewer} />
            ))}
          </MessageRows>
        )}
      </PagedList>
    </>
  );
}

function Row({ row, viewer }: { row: FeedbackRow; viewer: Identity }) {
  const names = useNames();
  const language = useLanguage();
  const { feedbackId, feedbackType, instructions, feedbackStatus, createTime, unread } = row;
  return (
    <MessageRow
      to={pathTo(messageRoutes[viewer].detail, { feedbackId })}
      title={names.feedbackType(feedbackType)}
      text={instructions}
      unread={unread}
      status={<FeedbackChip status={feedbackStatus} />}
      time={createTime}
      shownTime={formatDate(createTime, { language })}
    />
  );
}
