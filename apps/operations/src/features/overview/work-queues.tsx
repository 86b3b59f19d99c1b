import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Link as TextLink } from '@tolk/design-system';
import { Deadline, Section } from '@tolk/design-system/pieces';
import type { WorkQueue } from '@tolk/domain';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { RouteLink, type RouteName } from '@tolk/platform';
import type { Overview } from './queues.tsx';

interface QueueScreen {
  readonly label: MessageDescriptor;
  /** The queue’s screen, filtered to what waits. */
  readonly to: RouteName;
  readonly params?: Readonly<Record<string, string>>;
}

const workQueues: Readonly<Record<WorkQueue, QueueScreen>> = {
  appealsEscalated: { label: msg`Appeals without a ruling for too long`, to: 'staffAppeals' },
  appealsToRule: {
    label: msg`Appeals to be ruled`,
    to: 'staffAppeals',
    params: { status: 'mediation' },
  },
  appealsToReview: {
    label: msg`Rulings to be reviewed`,
    to: 'staffAppeals',
    params: { status: 'inReview' },
  },
  feedbackToAnswer: { label: msg`Feedback to be answered`, to: 'staffFeedback' },
  serviceToAnswer: {
    label: msg`Customers who wait for an answer`,
    to: 'serviceDesk',
    params: { box: 'waiting' },
  },
  testsToGive: { label: msg`Language tests that need a text`, to: 'offlineTests' },
  testsToMark: { label: msg`Test translations to be marked`, to: 'offlineTests' },
  settlementsToBatch: { label: msg`Settlement requests to be batched`, to: 'settlements' },
  batchesToApprove: {
    label: msg`Payout batches awaiting approval`,
    to: 'settlements',
    params: { tab: 'batches' },
  },
  refundsToDecide: {
    label: msg`Refunds to be decided`,
    to: 'refunds',
    params: { status: 'proposed' },
  },
  refundsFailed: { label: msg`Refunds that failed`, to: 'refunds', params: { status: 'failed' } },
  incidents: {
    label: msg({ message: 'Unmatched payments', context: 'menu' }),
    to: 'refunds',
    params: { tab: 'incidents', open: 'yes' },
  },
  taxInvoicesToIssue: { label: msg`Tax invoices to issue or correct`, to: 'staffTaxInvoices' },
  differences: {
    label: msg`Mismatches with provider statements`,
    to: 'reconciliations',
    params: { show: 'different' },
  },
};

/** What waits at the workQueues for appeals, feedback and money that the role may enter, and since when. */
export function WorkQueues({ waiting }: { waiting: Overview['workQueues'] }) {
  if (waiting.length === 0) return null;
  return (
    <Section title={<Trans>Appeals, questions and money</Trans>}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        }}
      >
        {waiting.map((one) => (
          <WorkQueueRow key={one.queue} waiting={one} />
        ))}
      </Box>
    </Section>
  );
}

function WorkQueueRow({
  waiting: { queue, waiting, oldestTime },
}: {
  waiting: Overview['workQueues'][number];
}) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { label, to, params } = workQueues[queue];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <TextLink component={RouteLink} to={to} params={params}>
          {i18n._(label)}
        </TextLink>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {oldestTime ? (
            <Trans context="queue">
              Oldest: <Deadline iso={oldestTime} />
            </Trans>
          ) : (
            <Trans context="queue">Nothing is waiting.</Trans>
          )}
        </Box>
      </div>
      <Box
        sx={{ typography: 'h3', color: waiting > 0 ? undefined : 'text.secondary' }}
        data-figures=""
      >
        {formatNumber(waiting, language)}
      </Box>
    </Box>
  );
}
