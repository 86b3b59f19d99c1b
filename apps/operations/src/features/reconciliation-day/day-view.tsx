import { Trans, useLingui } from '@lingui/react/macro';
import {
  useOpsGetReconciliationDetailQuery,
  useOpsRunReconciliationMutation,
} from '@tolk/api-client';
import type { ReconciliationDetail } from '@tolk/contract';
import { Alert, DataState, Link as TextLink, notify, Typography } from '@tolk/design-system';
import {
  ActionButton,
  DateTime,
  DefinitionList,
  Money,
  PageHeader,
  RowCards,
  Section,
} from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { ReconciliationChip } from '../../money/reconciliation-chip.tsx';
import { DifferenceCard } from './difference-card.tsx';

const back = (
  <TextLink component={RouteLink} to="reconciliations">
    <Trans>Back to the reconciliation</Trans>
  </TextLink>
);

/** One day: the sums of both sides and every difference between them. */
export function DayView({ reconciliationId }: { reconciliationId: string }) {
  const query = useOpsGetReconciliationDetailQuery(
    { reconciliationId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState query={{ ...query, data: query.currentData }} back={back}>
      {(day) => (
        <>
          <Head day={day} />
          {day.status === 'unavailable' ? (
            <Alert severity="warning" sx={{ mb: 3 }}>
              <Trans>The provider has no statement for this day yet. Try again later.</Trans>
            </Alert>
          ) : null}
          <Sums day={day} />
          <Section title={<Trans context="heading">Differences</Trans>}>
            {day.differences.length === 0 ? (
              <Typography color="textSecondary">
                <Trans>There are none.</Trans>
              </Typography>
            ) : (
              <RowCards>
                {day.differences.map((difference) => (
                  <DifferenceCard
                    key={difference.differenceId}
                    difference={difference}
                    currency={day.currency}
                  />
                ))}
              </RowCards>
            )}
          </Section>
        </>
      )}
    </DataState>
  );
}

function Head({ day: { day, method, status } }: { day: ReconciliationDetail }) {
  const { t } = useLingui();
  const names = useNames();
  const [run] = useOpsRunReconciliationMutation();
  const provider = names.paymentMethod(method);

  async function compare() {
    try {
      await run({ day, method }).unwrap();
      notify(t`The day was compared.`);
    } catch {
      // What went wrong the shell has said by then.
    }
  }

  return (
    <PageHeader
      back={back}
      title={`${day} · ${provider}`}
      status={<ReconciliationChip status={status} />}
      actions={
        <ActionButton variant="outlined" onAct={compare}>
          <Trans context="button">Compare again</Trans>
        </ActionButton>
      }
    />
  );
}

function Sums({ day }: { day: ReconciliationDetail }) {
  const money = (amount: number) => <Money amount={amount} currency={day.currency} />;
  return (
    <Section title={<Trans context="heading">Sums</Trans>}>
      <DefinitionList
        entries={[
          {
            key: 'paidThere',
            label: <Trans>Paid, by the provider</Trans>,
            value: money(day.paidThere),
          },
          {
            key: 'paidHere',
            label: <Trans>Paid, by our ledger</Trans>,
            value: money(day.paidHere),
          },
          {
            key: 'refundedThere',
            label: <Trans>Paid back, by the provider</Trans>,
            value: money(day.refundedThere),
          },
          {
            key: 'refundedHere',
            label: <Trans>Paid back, by our ledger</Trans>,
            value: money(day.refundedHere),
          },
          { key: 'lines', label: <Trans>Lines of the bill</Trans>, value: day.lines },
          {
            key: 'run',
            label: <Trans context="fact">Compared at</Trans>,
            value: <DateTime iso={day.runTime} />,
          },
        ]}
      />
    </Section>
  );
}
