import { Plural } from '@lingui/react/macro';
import { Alert, Link as TextLink } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';
import type { Overview } from './queues.tsx';

/** How much of all that waits is overdue, with the way to it. */
export function OverdueNote({ queues, workQueues }: Pick<Overview, 'queues' | 'workQueues'>) {
  const over = [...queues, ...workQueues].reduce((sum, one) => sum + one.over, 0);
  if (over === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <TextLink
        component={RouteLink}
        to="staffWork"
        params={{ view: 'all', pace: 'over' }}
        underline="always"
      >
        <Plural value={over} one="# case is overdue" other="# cases are overdue" />
      </TextLink>
    </Alert>
  );
}
