import { Trans, useLingui } from '@lingui/react/macro';
import type { UserDetail } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { DateTime, Deadline, Section } from '@tolk/design-system/pieces';
import { RecordTable } from '../../records/record-table.tsx';

/** Where the person is signed in now. */
export function UserSessions({ sessions }: { sessions: UserDetail['sessions'] }) {
  const { t } = useLingui();
  return (
    <Section title={<Trans context="heading">Sessions</Trans>}>
      {sessions.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No one is signed in.</Trans>
        </Typography>
      ) : (
        <RecordTable
          label={t({ message: 'Sessions', context: 'fact' })}
          rows={sessions}
          rowKey={({ sessionId }) => sessionId}
          columns={[
            {
              key: 'device',
              label: <Trans context="column">Device</Trans>,
              renderCell: ({ device }) => device || <Trans context="option">Unknown device</Trans>,
            },
            {
              key: 'start',
              label: <Trans context="column">Signed in</Trans>,
              renderCell: ({ startTime }) => <DateTime iso={startTime} />,
            },
            {
              key: 'seen',
              label: <Trans context="column">Last active</Trans>,
              renderCell: ({ lastSeenTime }) => <Deadline iso={lastSeenTime} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
