import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { Timeline } from '@tolk/design-system/portal';
import { reviewActs } from '../../verifications/review-labels.ts';

/** What has happened to the review, the newest first. */
export function History({ events }: { events: ReviewDetail['events'] }) {
  const { i18n } = useLingui();
  if (events.length === 0) return null;
  return (
    <Section title={<Trans context="heading">History</Trans>}>
      <Timeline
        steps={events.toReversed().map(({ action, by, reason, time }) => ({
          key: `${time}-${action}`,
          title: (
            <>
              {i18n._(reviewActs[action])} · {by ?? <Trans context="heading">the person</Trans>}
            </>
          ),
          time,
          state: action === 'refuse' || action === 'revoke' ? 'failed' : 'done',
          ...(reason === '' ? {} : { detail: <Box sx={{ whiteSpace: 'pre-line' }}>{reason}</Box> }),
        }))}
      />
    </Section>
  );
}
