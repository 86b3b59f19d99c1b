import { useLingui } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Timeline } from '@tolk/design-system/portal';
import { appealEventLabels } from '@tolk/labels';
import { ActorName } from '../../orders/actor-name.tsx';

/** What has happened in an appeal with who did it. */
export function AppealStory({ appeal }: { appeal: AppealDetail }) {
  const { i18n } = useLingui();
  return (
    <Timeline
      steps={appeal.timeline.map(({ action, actor, actorName, note, time }, index) => ({
        key: `${index}-${action}`,
        title: i18n._(appealEventLabels[action]),
        time,
        state: 'done',
        detail: (
          <>
            <ActorName actor={actor} name={actorName} />
            {note ? (
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
            ) : null}
          </>
        ),
      }))}
    />
  );
}
