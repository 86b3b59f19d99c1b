import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack, Typography } from '@tolk/design-system';
import { DateTimeField, FormControlLabel, MoneyField } from '@tolk/design-system/fields';
import { FieldRow, TextField, useFormField, useFormikContext } from '@tolk/design-system/form';
import { AddIcon } from '@tolk/design-system/icons';
import { Money, Section } from '@tolk/design-system/pieces';
import { Switch } from '@tolk/design-system/portal';
import { bounds, limits } from '@tolk/domain';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { useOpenedAt } from '../../work-terms/use-opened-at.ts';
import {
  priceOfValues,
  sumOfMilestones,
  twoMilestones,
  withOneMore,
  type MilestoneValues,
} from './milestones.ts';
import type { OrderValues } from './order-values.ts';

const { milestonePayDays, acceptanceDays } = bounds;

/** Whether the order is delivered and paid in parts, and in which. */
export function MilestonesPart() {
  const { values, setFieldValue } = useFormikContext<OrderValues>();
  const { milestones, orderType } = values;
  if (isInterpreting({ projectType: orderType })) return null;
  const on = milestones.length > 0;
  return (
    <Section title={<Trans context="heading">Milestones</Trans>}>
      <Stack spacing={2.5}>
        <FormControlLabel
          control={
            <Switch
              checked={on}
              onChange={() => void setFieldValue('milestones', on ? [] : twoMilestones(values))}
            />
          }
          label={<Trans>Deliver and pay in parts</Trans>}
        />
        {on ? <Milestones /> : null}
      </Stack>
    </Section>
  );
}

function Milestones() {
  const { values, setFieldValue } = useFormikContext<OrderValues>();
  const { milestones } = values;
  const set = (rows: readonly MilestoneValues[]) => void setFieldValue('milestones', rows);
  return (
    <>
      <Typography color="textSecondary">
        <Trans>
          You pay for the first one before work starts and for each next one within{' '}
          {milestonePayDays} days after you accept the one before.
        </Trans>
      </Typography>
      {milestones.map((_, at) => (
        <MilestoneFields
          key={at + 1}
          at={at}
          onRemove={
            milestones.length > limits.order.milestones.min
              ? () => set(milestones.toSpliced(at, 1))
              : undefined
          }
        />
      ))}
      {milestones.length < limits.order.milestones.max ? (
        <Button
          startIcon={<AddIcon />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => set(withOneMore(values))}
        >
          <Trans>Add a milestone</Trans>
        </Button>
      ) : null}
      <Sum />
    </>
  );
}

function MilestoneFields({ at, onRemove }: { at: number; onRemove: (() => void) | undefined }) {
  const { t } = useLingui();
  const now = useOpenedAt();
  const { zone, currency } = useFormikContext<OrderValues>().values;
  const number = at + 1;
  return (
    <Stack role="group" spacing={2} aria-label={t`Milestone ${number}`}>
      <TextField name={`milestones.${at}.milestoneName`} label={t`Milestone ${number}`} required />
      <FieldRow>
        <DateTimeField
          name={`milestones.${at}.deliverTime`}
          label={t`Milestone ${number} is due`}
          min={now}
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
      <DateTimeField
        name={`milestones.${at}.acceptTime`}
        label={t`Milestone ${number} is checked by`}
        hint={t`Leave it empty to have ${acceptanceDays} days from the delivery.`}
        min={now}
        zone={zone}
      />
      {onRemove === undefined ? null : (
        <Button
          size="small"
          aria-label={t`Remove milestone ${number}`}
          onClick={onRemove}
          sx={{ alignSelf: 'flex-start' }}
        >
          <Trans context="milestone">Remove</Trans>
        </Button>
      )}
    </Stack>
  );
}

/** What the milestones come to, beside what the order costs; and what is wrong with them together. */
function Sum() {
  const { values } = useFormikContext<OrderValues>();
  const { error } = useFormField('milestones');
  const price = priceOfValues(values);
  const sum = sumOfMilestones(values.milestones);
  const { currency } = values;
  return (
    <>
      <Typography aria-live="polite">
        {price === null ? (
          <Trans>
            Together: <Money amount={sum} currency={currency} emphasis="strong" />
          </Trans>
        ) : (
          <Trans>
            Together: <Money amount={sum} currency={currency} emphasis="strong" /> of{' '}
            <Money amount={price} currency={currency} />
          </Trans>
        )}
      </Typography>
      {typeof error === 'string' ? (
        <Alert severity="error" role="alert">
          {error}
        </Alert>
      ) : null}
    </>
  );
}
