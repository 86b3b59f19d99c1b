import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsRestartGivenUpJobMutation } from '@tolk/api-client';
import type { GivenUpJob } from '@tolk/contract';
import { Button, notify, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { RecordTable } from '../../records/record-table.tsx';
import { consequenceOf } from './kind-labels.ts';

interface GivenUpTableProps {
  jobs: readonly GivenUpJob[];
  /** One is about to leave the list, and its button with the focus. */
  onRestarted: () => void;
}

/** What was not done, why, and the way to try it again. */
export function GivenUpTable({ jobs, onRestarted }: GivenUpTableProps) {
  const { t, i18n } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Failed tasks', context: 'region' })}
      rows={jobs}
      rowKey={({ jobId }) => jobId}
      columns={[
        {
          key: 'kind',
          label: <Trans context="column">What was not done</Trans>,
          renderCell: ({ kind }) => {
            const consequence = consequenceOf(kind);
            return consequence === undefined ? kind : i18n._(consequence);
          },
        },
        {
          key: 'error',
          label: <Trans context="column">Last error</Trans>,
          renderCell: ({ lastError, attempts }) => (
            <>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
                {lastError}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                <Trans>Attempts: {attempts}</Trans>
              </Typography>
            </>
          ),
        },
        {
          key: 'time',
          label: <Trans context="column">When</Trans>,
          renderCell: ({ givenUpTime }) => <DateTime iso={givenUpTime} />,
        },
        {
          key: 'restart',
          label: <Trans context="column">Action</Trans>,
          renderCell: ({ jobId }) => <RestartButton jobId={jobId} onRestarted={onRestarted} />,
        },
      ]}
    />
  );
}

type RestartButtonProps = Pick<GivenUpJob, 'jobId'> & Pick<GivenUpTableProps, 'onRestarted'>;

function RestartButton({ jobId, onRestarted }: RestartButtonProps) {
  const { t } = useLingui();
  const [restart, { isLoading }] = useOpsRestartGivenUpJobMutation();
  return (
    <Button
      size="small"
      disabled={isLoading}
      onClick={async () => {
        if (!('data' in (await restart({ jobId })))) return;
        notify(t`The task has been restarted.`);
        onRestarted();
      }}
    >
      <Trans context="button">Restart</Trans>
    </Button>
  );
}
