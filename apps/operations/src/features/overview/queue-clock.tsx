import { Plural, Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { Deadline, StatusChip } from '@tolk/design-system/pieces';
import { PaceChip } from '../../work/pace-chip.tsx';
import type { Overview } from './queues.tsx';

type Waits = Pick<Overview['workQueues'][number], 'oldestTime' | 'targetTime' | 'pace' | 'over'>;

/** Since when a queue waits, by when its most urgent case is due, and how many are overdue. */
export function QueueClock({ oldestTime, targetTime, pace, over }: Waits) {
  if (oldestTime === null) return <Trans context="queue">Nothing is waiting.</Trans>;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <span>
        <Trans context="queue">
          Oldest: <Deadline iso={oldestTime} />
        </Trans>
      </span>
      {targetTime === null ? null : (
        <span>
          <Trans context="queue">
            Most urgent due: <Deadline iso={targetTime} />
          </Trans>
        </span>
      )}
      {over > 0 ? (
        <StatusChip tone="danger">
          <Plural value={over} one="# overdue" other="# overdue" />
        </StatusChip>
      ) : pace === null ? null : (
        <PaceChip pace={pace} />
      )}
    </Box>
  );
}
