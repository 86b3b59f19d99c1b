import { Trans, useLingui } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import type { TestRequestRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime, Deadline, LanguagePairChip } from '@tolk/design-system/pieces';
import { markingTotal } from '@tolk/domain';
import { TestRequestChip } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { RecordTable } from '../../records/record-table.tsx';

/** Requests with by when who acts. */
export function RequestTable({ rows }: { rows: readonly TestRequestRow[] }) {
  const { t } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Requests', context: 'language test' })}
      rows={rows}
      rowKey={({ testRequestId }) => testRequestId}
      columns={[
        {
          key: 'person',
          label: <Trans context="column">Tested person</Trans>,
          renderCell: (row) => <Person row={row} />,
        },
        {
          key: 'pair',
          label: <Trans context="column">Language pair</Trans>,
          renderCell: ({ sourceLanguage, targetLanguage }) => (
            <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
          ),
        },
        {
          key: 'status',
          label: <Trans context="column">Status</Trans>,
          renderCell: ({ status }) => <TestRequestChip status={status} />,
        },
        {
          key: 'due',
          label: <Trans context="column">Due</Trans>,
          renderCell: ({ promisedTime, dueTime, status }) => (
            <Due time={promisedTime ?? (status === 'given' ? dueTime : null)} />
          ),
        },
        {
          key: 'points',
          label: <Trans context="column">Points</Trans>,
          align: 'right',
          renderCell: ({ points }) => (points === null ? '–' : `${points} / ${markingTotal}`),
        },
        {
          key: 'asked',
          label: <Trans context="column">Requested</Trans>,
          renderCell: ({ requestTime }) => <DateTime iso={requestTime} />,
        },
      ]}
    />
  );
}

/** What is late is marked, so that it is seen first. */
function Due({ time }: { time: string | null }) {
  const [now] = useState(serverNow);
  if (time === null) return '–';
  const late = Date.parse(time) < now;
  return (
    <Box component="span" sx={late ? { color: 'error.main', fontWeight: 650 } : {}}>
      <Deadline iso={time} />
    </Box>
  );
}

function Person({ row }: { row: TestRequestRow }) {
  const { testRequestId, personName, teamMemberName } = row;
  return (
    <>
      <TextLink component={RouteLink} to="testRequest" params={{ id: testRequestId }}>
        {teamMemberName ?? personName}
      </TextLink>
      {teamMemberName === null ? null : (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <Trans>Team of {personName}</Trans>
        </Box>
      )}
    </>
  );
}
