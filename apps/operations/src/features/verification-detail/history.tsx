import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { Timeline, type TimelineStep } from '@tolk/design-system/portal';
import { reviewActs } from '../../verifications/review-labels.ts';
import { useFieldList } from '../../verifications/use-field-list.ts';

/** What has happened to the review, the newest first. */
export function History({ review }: { review: ReviewDetail }) {
  const steps = [...useEvents(review), ...useCorrections(review)];
  if (steps.length === 0) return null;
  return (
    <Section title={<Trans context="heading">History</Trans>}>
      <Timeline
        steps={steps.toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time))}
      />
    </Section>
  );
}

type Step = TimelineStep & { time: string };

function useEvents({ events }: ReviewDetail): Step[] {
  const { i18n } = useLingui();
  const list = useFieldList();
  return events.toReversed().map(({ action, by, reason, time, provenFieldIds }) => ({
    key: `${time}-${action}`,
    title: (
      <>
        {i18n._(reviewActs[action])} · {by ?? <Trans context="heading">the person</Trans>}
      </>
    ),
    time,
    state: action === 'refuse' || action === 'revoke' ? 'failed' : 'done',
    ...(reason === '' ? {} : { detail: <Box sx={{ whiteSpace: 'pre-line' }}>{reason}</Box> }),
    ...(provenFieldIds && provenFieldIds.length > 0 ? { detail: list(provenFieldIds) } : {}),
  }));
}

function useCorrections({ certificateFields }: ReviewDetail): Step[] {
  const list = useFieldList();
  const corrections = certificateFields?.corrections ?? [];
  return corrections.toReversed().map(({ by, provenFieldIds, time }) => ({
    key: `${time}-fields`,
    title: <Trans>Fields corrected · {by}</Trans>,
    time,
    state: 'done',
    detail: list(provenFieldIds),
  }));
}
