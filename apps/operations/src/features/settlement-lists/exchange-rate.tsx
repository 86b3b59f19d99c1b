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
import { bounds, limits } from '@tolk/domain';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { DisplayRates } from './display-rates.tsx';
import { RateHistory } from './rate-history.tsx';
import { rateRules, scaledRate, type RateValues } from './rate-rules.ts';
import { rateText } from './rate-text.ts';
import { WaitingRate } from './waiting-rate.tsx';

const { rateDays } = bounds;

const initialValues: RateValues = { rate: null };

/** The rate at which settlements in USD are quoted, setting it, what it was, and the rates that are only shown. */
export function ExchangeRatePart() {
  const query = useOpsGetExchangeRateQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={query}>
      {({ current, waiting, history }) => (
        <>
          <Section title={<Trans context="heading">Exchange rate</Trans>}>
            <Current rate={current} />
            {/* One rate waits at a time; one that was set leaves an empty form behind. */}
            {waiting ? <WaitingRate rate={waiting} /> : <RateForm key={history[0]?.setTime} />}
          </Section>
          <Section title={<Trans>Rates so far</Trans>}>
            <RateHistory rates={history} />
          </Section>
          <DisplayRates />
        </>
      )}
    </DataState>
  );
}

function Current({ rate }: { rate: ExchangeRate | null }) {
  if (rate === null) {
    return (
      <Alert severity="warning" sx={{ mb: 3 }}>
        <Trans>No rate is in force yet. Until then, no one can request a settlement in USD.</Trans>
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
        {rate.decidedBy ? (
          <>
            {' · '}
            <Trans>confirmed by {rate.decidedBy}</Trans>
          </>
        ) : null}
      </Typography>
      {rate.fresh ? null : (
        <Alert severity="warning" sx={{ mb: 3 }}>
          <Trans>
            This rate is older than {rateDays} days, so nothing is quoted at it. Set today’s rate.
          </Trans>
        </Alert>
      )}
    </>
  );
}

function RateForm() {
  const { t } = useLingui();
  const [set] = useOpsSetExchangeRateMutation();
  const step = formatPercent(limits.settlement.rateStep, useLanguage());
  return (
    <Form
      aria-label={t`Set the rate`}
      initialValues={initialValues}
      validationSchema={rateRules}
      onSubmit={async ({ rate }) => {
        const { status } = await inForm(set({ rate: scaledRate(rate ?? 0) }));
        notify(
          status === 'waiting'
            ? t`The rate waits for a colleague to confirm it.`
            : t`New quotes use this rate.`,
        );
      }}
    >
      <NumberField
        name="rate"
        label={t`CNY for one USD`}
        hint={t`Up to four decimals. A rate that differs by more than ${step} needs a colleague’s approval.`}
        endAdornment="CNY"
        required
      />
      <FormActions submitLabel={<Trans>Set the rate</Trans>} color="secondary" />
    </Form>
  );
}
