import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsGetExchangeRateQuery,
  useOpsSetExchangeRateMutation,
} from '@tolk/api-client';
import type { ExchangeRate } from '@tolk/contract';
import { Alert, DataState, notify, Typography } from '@tolk/design-system';
import { NumberField } from '@tolk/design-system/fields';
import { Form, FormActions } from '@tolk/design-system/form';
import { DateTime, Section } from '@tolk/design-system/pieces';
import { RecordTable } from '../../parts/record-table.tsx';
import { rateRules, scaledRate, type RateValues } from './rate-rules.ts';

const initialValues: RateValues = { rate: null };

/** The rate at which settlements in USD are quoted, setting it, and what it was. */
export function ExchangeRatePart() {
  const query = useOpsGetExchangeRateQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={query}>
      {({ current, history }) => (
        <>
          <Section title={<Trans>Exchange rate</Trans>}>
            <Current rate={current} />
            {/* A rate that was set leaves an empty form behind. */}
            <RateForm key={current?.setTime} />
          </Section>
          <Section title={<Trans>Rates so far</Trans>}>
            <History rates={history} />
          </Section>
        </>
      )}
    </DataState>
  );
}

/** Four decimals, as banks quote it. */
function rateText(rate: number): string {
  return rate.toFixed(4);
}

function Current({ rate }: { rate: ExchangeRate | null }) {
  if (rate === null) {
    return (
      <Alert severity="warning" sx={{ mb: 3 }}>
        <Trans>No rate was set yet. Until then nobody can apply for a settlement in USD.</Trans>
      </Alert>
    );
  }
  return (
    <>
      <Typography variant="h2" component="p" data-figures="">
        1 USD = {rateText(rate.rate)} CNY
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        <Trans>
          Set by {rate.setBy} on <DateTime iso={rate.setTime} />
        </Trans>
      </Typography>
      {rate.fresh ? null : (
        <Alert severity="warning" sx={{ mb: 3 }}>
          <Trans>
            This rate is older than seven days, so nothing is quoted at it. Set today’s rate.
          </Trans>
        </Alert>
      )}
    </>
  );
}

function RateForm() {
  const { t } = useLingui();
  const [set] = useOpsSetExchangeRateMutation();
  return (
    <Form
      aria-label={t`Set the rate`}
      initialValues={initialValues}
      validationSchema={rateRules}
      onSubmit={async ({ rate }) => {
        await inForm(set({ rate: scaledRate(rate ?? 0) }));
        notify(t`New quotes use this rate.`);
      }}
    >
      <NumberField
        name="rate"
        label={t`CNY for one USD`}
        hint={t`At most four decimals. Quotes that were given keep their rate.`}
        endAdornment="CNY"
        required
      />
      <FormActions submitLabel={<Trans>Set the rate</Trans>} color="secondary" />
    </Form>
  );
}

function History({ rates }: { rates: readonly ExchangeRate[] }) {
  const { t } = useLingui();
  if (rates.length === 0) {
    return (
      <Typography color="textSecondary">
        <Trans>There are none.</Trans>
      </Typography>
    );
  }
  return (
    <RecordTable
      label={t`Rates so far`}
      rows={rates}
      rowKey={({ setTime }) => setTime}
      columns={[
        {
          key: 'rate',
          label: <Trans>CNY for one USD</Trans>,
          renderCell: ({ rate }) => <span data-figures="">{rateText(rate)}</span>,
        },
        {
          key: 'time',
          label: <Trans>Set at</Trans>,
          renderCell: ({ setTime }) => <DateTime iso={setTime} />,
        },
        { key: 'by', label: <Trans>Set by</Trans>, renderCell: ({ setBy }) => setBy },
      ]}
    />
  );
}
