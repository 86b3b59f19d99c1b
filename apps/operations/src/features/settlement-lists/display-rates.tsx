import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsGetDisplayRatesQuery, useOpsSetDisplayRateMutation } from '@tolk/api-client';
import type { KeptDisplayRate } from '@tolk/contract';
import { Box, DataState, notify, Typography, type Tone } from '@tolk/design-system';
import { NumberField, SelectField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions } from '@tolk/design-system/form';
import { DateTime, Section, StatusChip } from '@tolk/design-system/pieces';
import { approximate, bounds } from '@tolk/domain';
import { currencies } from '@tolk/domain/dictionaries/currencies';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { usePeopleNames } from '@tolk/labels';
import { RecordTable } from '../../records/record-table.tsx';
import {
  displayRateRules,
  perHundred,
  scaledDisplayRate,
  type DisplayRateValues,
} from './rate-rules.ts';

const { displayRateDays } = bounds;
const initialValues: DisplayRateValues = { currency: null, rate: null };
/** Fen: what a rate is checked by at a glance. */
const sample = 1000_00;

/** About what other currencies are worth, for amounts that are also shown in them; setting it. */
export function DisplayRates() {
  const query = useOpsGetDisplayRatesQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Section title={<Trans context="heading">Display rates</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>
          Beside amounts, people outside China see roughly what they are in their own money. Nothing
          is paid at these rates. A rate that is older than {displayRateDays} days is not shown.
        </Trans>
      </Typography>
      <DataState query={query}>
        {(rates) => (
          <>
            <DisplayRateForm key={newestOf(rates)} rates={rates} />
            <Box sx={{ mt: 3 }}>
              <DisplayRateTable rates={rates} />
            </Box>
          </>
        )}
      </DataState>
    </Section>
  );
}

/** One that was set leaves an empty form behind. */
function newestOf(rates: readonly KeptDisplayRate[]): string | undefined {
  return rates
    .map(({ kept }) => kept?.setTime ?? '')
    .sort()
    .at(-1);
}

function DisplayRateForm({ rates }: { rates: readonly KeptDisplayRate[] }) {
  const { t } = useLingui();
  const names = usePeopleNames();
  const [set] = useOpsSetDisplayRateMutation();
  return (
    <Form
      aria-label={t`Set a display rate`}
      initialValues={initialValues}
      validationSchema={displayRateRules}
      onSubmit={async ({ currency, rate }) => {
        if (currency === null || rate === null) return;
        await inForm(set({ currency, rate: scaledDisplayRate(rate) }));
        notify(t`Amounts are shown at this rate from now on.`);
      }}
    >
      <FieldRow>
        <SelectField
          name="currency"
          label={t({ message: 'Currency', context: 'field' })}
          options={rates.map(({ currency }) => ({
            value: currency,
            label: names('currency', currency),
            note: currency,
          }))}
          required
        />
        <NumberField
          name="rate"
          label={t`CNY for 100 units`}
          hint={t`As banks quote it, up to six decimals.`}
          endAdornment="CNY"
          required
        />
      </FieldRow>
      <FormActions submitLabel={<Trans>Set a display rate</Trans>} />
    </Form>
  );
}

const tones: Readonly<Record<KeptDisplayRate['shownBy'], Tone>> = {
  kept: 'success',
  settlements: 'success',
  nothing: 'neutral',
};

function DisplayRateTable({ rates }: { rates: readonly KeptDisplayRate[] }) {
  const { t } = useLingui();
  const names = usePeopleNames();
  const language = useLanguage();
  const labels: Readonly<Record<KeptDisplayRate['shownBy'], string>> = {
    kept: t({ message: 'Shown', context: 'display rate' }),
    settlements: t`Shown at the rate of settlements`,
    nothing: t({ message: 'Not shown', context: 'display rate' }),
  };
  return (
    <RecordTable
      label={t({ message: 'Display rates', context: 'region' })}
      rows={rates}
      rowKey={({ currency }) => currency}
      columns={[
        {
          key: 'currency',
          label: <Trans context="column">Currency</Trans>,
          renderCell: ({ currency }) => `${names('currency', currency)} (${currency})`,
        },
        {
          key: 'shown',
          label: <Trans context="column">Status</Trans>,
          renderCell: ({ shownBy }) => (
            <StatusChip tone={tones[shownBy]}>{labels[shownBy]}</StatusChip>
          ),
        },
        {
          key: 'rate',
          label: <Trans>CNY for 100 units</Trans>,
          align: 'right',
          renderCell: ({ kept }) =>
            kept === null ? null : <span data-figures="">{perHundred(kept.rate)}</span>,
        },
        {
          key: 'sample',
          label: <Trans>{formatNumber(sample / 100, language)} CNY are about</Trans>,
          align: 'right',
          renderCell: (row) => <Sample row={row} />,
        },
        {
          key: 'time',
          label: <Trans context="column">Set at</Trans>,
          renderCell: ({ kept }) => (kept === null ? null : <DateTime iso={kept.setTime} />),
        },
        {
          key: 'by',
          label: <Trans context="column">Set by</Trans>,
          renderCell: ({ kept }) => kept?.setBy,
        },
      ]}
    />
  );
}

/** A rate that was mistyped by a power of ten is seen here. */
function Sample({ row: { currency, kept } }: { row: KeptDisplayRate }) {
  const language = useLanguage();
  if (kept === null) return null;
  const { minorDigits = 2 } = currencies.find(({ value }) => value === currency) ?? {};
  const minor = approximate(sample, { rate: kept.rate, minorDigits });
  return <span data-figures="">{formatNumber(minor / 10 ** minorDigits, language)}</span>;
}
