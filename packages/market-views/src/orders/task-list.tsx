import { useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import type { OrderTask } from '@tolk/domain';
import type { ProjectType } from '@tolk/domain/dictionaries/work';
import { orderTaskLabel } from '@tolk/labels';

interface TaskListProps {
  tasks: readonly OrderTask[];
  orderType: ProjectType;
}

/** What an order waits for the viewer to do. */
export function TaskList({ tasks, orderType }: TaskListProps) {
  const { i18n } = useLingui();
  if (tasks.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {tasks.map((task) => (
        <li key={task}>{i18n._(orderTaskLabel(task, orderType))}</li>
      ))}
    </Box>
  );
}
