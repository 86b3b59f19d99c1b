import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack, Typography } from '@tolk/design-system';
import { DateTimeField, MoneyField } from '@tolk/design-system/fields';
import { FieldRow, TextField, useFormField, useFormikContext } from '@tolk/design-system/form';
import type { ChangeValues } from './change-values.ts';

/** Milestones whose turn has not come; each is paid when it does. */
export function PlannedFields({ zone, currency }: { zone: string; currency: string }) {
  const { milestones } = useFormikContext<ChangeValues>().values;
  const { error } = useFormField('milestones');
  if (milestones.length === 0) return null;
  return (
    <Stack spacing={2}>
      <Typography sx={{ fontWeight: 650 }}>
        <Trans context="heading">Later milestones</Trans>
      </Typography>
      {milestones.map(({ milestoneId }, at) => (
        <MilestoneFields key={milestoneId} at={at} zone={zone} currency={currency} />
      ))}
      {typeof error === 'string' ? (
        <Alert severity="error" role="alert">
          {error}
        </Alert>
      ) : null}
    </Stack>
  );
}

function MilestoneFields({ at, zone, currency }: { at: number; zone: string; currency: string }) {
  const { t } = useLingui();
  const { milestones } = useFormikContext<ChangeValues>().initialValues;
  const name = milestones[at]?.milestoneName ?? '';
  return (
    <Stack role="group" spacing={2} aria-label={name}>
      <TextField name={`milestones.${at}.milestoneName`} label={t`Name of “${name}”`} required />
      <FieldRow>
        <DateTimeField
          name={`milestones.${at}.deliverTime`}
          label={t`“${name}” is due`}
          zone={zone}
          required
        />
        <MoneyField
          name={`milestones.${at}.amountOfMoney`}
          label={t`Price of “${name}”`}
          currency={currency}
          required
        />
      </FieldRow>
    </Stack>
  );
}
