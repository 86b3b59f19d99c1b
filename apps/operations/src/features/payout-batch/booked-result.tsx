import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { RecordTable } from '../../records/record-table.tsx';

type Result = ResponseOf<(typeof calls)['opsinterface']['settlements']['importBankResult']>;

/** What an import booked, and the lines that it left out with why. */
export function BookedResult({ result: { settled, failed, skipped } }: { result: Result }) {
  const { t } = useLingui();
  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity={skipped.length > 0 ? 'warning' : 'success'} role="status" sx={{ mb: 2 }}>
        <Plural value={settled} one="# payout arrived" other="# payouts arrived" />
        {' · '}
        <Plural value={failed} one="# failed" other="# failed" />
        {' · '}
        <Plural value={skipped.length} one="# line skipped" other="# lines skipped" />
      </Alert>
      {skipped.length > 0 ? (
        <RecordTable
          label={t({ message: 'Lines skipped', context: 'fact' })}
          rows={skipped}
          rowKey={({ line }) => String(line)}
          columns={[
            {
              key: 'line',
              label: <Trans context="column">Line</Trans>,
              renderCell: ({ line }) => line,
            },
            {
              key: 'reason',
              label: <Trans context="column">Why</Trans>,
              renderCell: ({ reason }) => reason,
            },
          ]}
        />
      ) : null}
    </Box>
  );
}
