import { Trans, useLingui } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Timeline, type TimelineStep } from '@tolk/design-system/portal';
import type { Identity } from '@tolk/domain';
import { appealEventLabels, appealChips } from '@tolk/labels';
import { TurnLine } from '../orders/turn-line.tsx';

/** What has happened in an appeal, and whose turn it is now. */
export function AppealTimeline({ appeal, viewer }: { appeal: AppealDetail; viewer: Identity }) {
  const { t, i18n } = useLingui();
  const past = appeal.timeline.map(({ action, actorName, note, time }, index): TimelineStep => ({
    key: `${index}-${action}`,
    title: i18n._(appealEventLabels[action]),
    time,
    state: action === 'withdraw' ? 'failed' : 'done',
    detail: (
      <>
        {actorName ? <Trans>by {actorName}</Trans> : null}
        {note ? (
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{t`“${note}”`}</Box>
        ) : null}
      </>
    ),
  }));
  const now: TimelineStep = {
    key: 'now',
    title: i18n._(appealChips[appeal.appealStatus].label),
    state: 'current',
    detail: <TurnLine order={appeal} viewer={viewer} />,
  };
  return <Timeline steps={appeal.turn ? [...past, now] : past} />;
}
