import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ServiceInboxRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { Deadline, StatusChip, Until } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { RecordTable } from '../../records/record-table.tsx';
import {
  CustomerName,
  ServiceStateChip,
  ServiceTags,
  TargetClocks,
  WrittenIn,
} from '../../service/service-marks.tsx';

/** Marks the links that the keys j and k go through. */
export const inboxLink = 'data-inbox-link';

/** Conversations with who asks, what was written last, clocks and who holds them. */
export function InboxTable({ rows }: { rows: readonly ServiceInboxRow[] }) {
  const { t } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Conversations', context: 'region' })}
      rows={rows}
      rowKey={({ conversationId }) => conversationId}
      columns={[
        {
          key: 'customer',
          label: <Trans context="column">Customer</Trans>,
          renderCell: (row) => <Customer row={row} />,
        },
        {
          key: 'state',
          label: <Trans context="column">Status</Trans>,
          renderCell: (row) => <State row={row} />,
        },
        {
          key: 'clocks',
          label: <Trans context="column">Targets</Trans>,
          renderCell: (row) => <TargetClocks {...row} />,
        },
        {
          key: 'assignee',
          label: <Trans context="column">With</Trans>,
          renderCell: ({ assigneeName }) =>
            assigneeName ?? <Trans context="assignee">No one yet</Trans>,
        },
        {
          key: 'language',
          label: <Trans context="column">Language</Trans>,
          renderCell: ({ language }) => <WrittenIn language={language} />,
        },
        {
          key: 'tags',
          label: <Trans context="column">Tags</Trans>,
          renderCell: ({ tagIds }) => (tagIds.length > 0 ? <ServiceTags tagIds={tagIds} /> : null),
        },
      ]}
    />
  );
}

function Customer({ row }: { row: ServiceInboxRow }) {
  const { conversationId, customerName, last, found, unread, mentioned, language } = row;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <TextLink
          component={RouteLink}
          to="serviceConversation"
          params={{ id: conversationId, ...(found && { at: String(found.seq) }) }}
          {...{ [inboxLink]: '' }}
          sx={{ fontWeight: unread > 0 ? 700 : 500 }}
        >
          <CustomerName name={customerName} />
        </TextLink>
        {unread > 0 ? (
          <StatusChip tone="attention">
            <Plural value={unread} one="# unread" other="# unread" />
          </StatusChip>
        ) : null}
        {mentioned ? (
          <StatusChip tone="attention">
            <Trans context="service">Mentions you</Trans>
          </StatusChip>
        ) : null}
      </Box>
      <Box
        lang={language}
        dir="auto"
        sx={{
          typography: 'body2',
          color: 'text.secondary',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: '2',
          overflow: 'hidden',
          maxWidth: 420,
        }}
      >
        {found?.text ?? last.text}
      </Box>
    </>
  );
}

function State({ row: { state, waitingSince, snoozedUntil } }: { row: ServiceInboxRow }) {
  return (
    <>
      <ServiceStateChip state={state} />
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {snoozedUntil ? (
          <Until iso={snoozedUntil} />
        ) : waitingSince ? (
          <Trans>
            Waiting since: <Deadline iso={waitingSince} />
          </Trans>
        ) : null}
      </Box>
    </>
  );
}
