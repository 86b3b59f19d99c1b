import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Stack, Typography } from '@tolk/design-system';
import { DateTimeField, MoneyField } from '@tolk/design-system/fields';
import { FieldRow, TextField, useFormField, useFormikContext } from '@tolk/design-system/form';
import type { ChangeValues } from './change-values.ts';

type Planned = Pick<OrderDetail, 'milestones' | 'zone' | 'currency'>;

/** Milestones whose turn has not come; each is paid when it does. */
export function PlannedFields({ order }: { order: Planned }) {
  const { milestones } = useFormikContext<ChangeValues>().values;
  const { error } = useFormField('milestones');
  if (milestones.length === 0) return null;
  return (
    <Stack spacing={2}>
      <Typography sx={{ fontWeight: 650 }}>
        <Trans context="heading">Later milestones</Trans>
      </Typography>
      {milestones.map(({ milestoneId }, at) => (
        <MilestoneFields key={milestoneId} at={at} order={order} />
      ))}
      {typeof error === 'string' ? (
        <Alert severity="error" role="alert">
          {error}
        </Alert>
      ) : null}
    </Stack>
  );
}

function MilestoneFields({ at, order }: { at: number; order: Planned }) {
  const { t } = useLingui();
  const { milestones } = useFormikContext<ChangeValues>().values;
  const { zone, currency } = order;
  const id = milestones[at]?.milestoneId;
  // As the order counts them: those whose turn has come are not among these.
  const number = order.milestones.findIndex(({ milestoneId }) => milestoneId === id) + 1;
  return (
    <Stack role="group" spacing={2} aria-label={t`Milestone ${number}`}>
      <TextField name={`milestones.${at}.milestoneName`} label={t`Milestone ${number}`} required />
      <FieldRow>
        <DateTimeField
          name={`milestones.${at}.deliverTime`}
          label={t`Milestone ${number} is due`}
          zone={zone}
          required
        />
        <MoneyField
          name={`milestones.${at}.amountOfMoney`}
          label={t`Price of milestone ${number}`}
          currency={currency}
          required
        />
      </FieldRow>
    </Stack>
  );
}
