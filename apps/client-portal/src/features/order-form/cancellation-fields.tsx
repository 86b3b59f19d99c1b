import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Stack, Typography } from '@tolk/design-system';
import { NumberField, SelectInput } from '@tolk/design-system/fields';
import { useFormField, useFormikContext } from '@tolk/design-system/form';
import { AddIcon } from '@tolk/design-system/icons';
import { cancellationPresets, limits, type CancellationPreset } from '@tolk/domain';
import type { OrderValues, TierValues } from './order-values.ts';

const presets = Object.keys(cancellationPresets) as CancellationPreset[];

/** What is due when the client cancels: one of the usual terms, or their own; none without consent. */
export function CancellationFields() {
  const { t } = useLingui();
  const { cancellationTiers: tiers } = useFormikContext<OrderValues>().values;
  const { helpers, error } = useFormField<readonly TierValues[] | null>('cancellationTiers');
  const set = (next: readonly TierValues[] | null) => void helpers.setValue(next);
  const labels: Record<CancellationPreset, string> = {
    flexible: t({ message: 'Flexible', context: 'cancellation' }),
    standard: t({ message: 'Standard', context: 'cancellation' }),
    strict: t({ message: 'Strict', context: 'cancellation' }),
  };
  return (
    <Stack spacing={2}>
      <SelectInput
        label={t`If you cancel the booking`}
        value={choiceOf(tiers)}
        onChange={(choice) => set(tiersOf(choice, tiers))}
        options={[
          { value: 'none', label: t`Only if the interpreter agrees` },
          ...presets.map((preset) => ({ value: preset, label: labels[preset] })),
          { value: 'own', label: t({ message: 'Other terms', context: 'cancellation' }) },
        ]}
      />
      {tiers === null ? null : (
        <>
          {tiers.map((_tier, at) => (
            <Tier
              // A tier has no id, so its index serves as the key.
              // oxlint-disable-next-line react/no-array-index-key -- see above
              key={at}
              at={at}
              onRemove={
                tiers.length > 1
                  ? () => set(tiers.filter((_one, index) => index !== at))
                  : undefined
              }
            />
          ))}
          {tiers.length < limits.cancellation.tiers ? (
            <Button
              startIcon={<AddIcon />}
              sx={{ alignSelf: 'flex-start' }}
              onClick={() => set([...tiers, { daysBefore: null, percent: null }])}
            >
              <Trans>Add a line</Trans>
            </Button>
          ) : null}
          {typeof error === 'string' ? (
            <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
              {error}
            </Box>
          ) : null}
          <Typography variant="body2" color="textSecondary">
            <Trans>
              After the last line the whole price is due. If the interpreter cancels, you get
              everything back.
            </Trans>
          </Typography>
        </>
      )}
    </Stack>
  );
}

function Tier({ at, onRemove }: { at: number; onRemove: (() => void) | undefined }) {
  const { t } = useLingui();
  const number = at + 1;
  return (
    <Box
      role="group"
      aria-label={t`Line ${number}`}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr auto' },
      }}
    >
      <NumberField
        name={`cancellationTiers.${at}.daysBefore`}
        label={t`Days before the booking`}
        required
      />
      <NumberField
        name={`cancellationTiers.${at}.percent`}
        label={t`Due, in % of the price`}
        required
      />
      {onRemove === undefined ? null : (
        <Button
          size="small"
          onClick={onRemove}
          aria-label={t`Remove line ${number}`}
          // Beside the fields, below whose labels it stands on a wide window.
          sx={{ mt: { md: 4 }, justifySelf: { xs: 'start', md: 'auto' } }}
        >
          <Trans context="button">Remove</Trans>
        </Button>
      )}
    </Box>
  );
}

type Choice = CancellationPreset | 'none' | 'own';

function choiceOf(tiers: readonly TierValues[] | null): Choice {
  if (tiers === null) return 'none';
  return presets.find((preset) => isSame(cancellationPresets[preset], tiers)) ?? 'own';
}

function isSame(one: readonly TierValues[], other: readonly TierValues[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ daysBefore, percent }, at) => {
      const tier = other[at];
      return tier?.daysBefore === daysBefore && tier.percent === percent;
    })
  );
}

/** A client who turns to terms of their own starts from the tiers that were shown before. */
function tiersOf(
  choice: string | null,
  tiers: readonly TierValues[] | null,
): readonly TierValues[] | null {
  const preset = presets.find((one) => one === choice);
  if (preset !== undefined) return cancellationPresets[preset];
  if (choice === 'own') return [...(tiers ?? []), { daysBefore: null, percent: null }];
  return null;
}
