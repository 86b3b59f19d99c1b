import { Trans, useLingui } from '@lingui/react/macro';
import { inForm } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { notify, Stack, Typography } from '@tolk/design-system';
import { NumberField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, useFormikContext } from '@tolk/design-system/form';
import { Money } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { bounds, type Identity } from '@tolk/domain';
import { formatDateTime, useLanguage } from '@tolk/i18n';
import { useState } from 'react';
import { AnsweredProposal } from './answered-proposal.tsx';
import { ReasonField } from './change-dialog.tsx';
import { ChangedTerms } from './change-terms.tsx';
import { differenceOf, feeBetween, termsAsked } from './change-values.ts';
import { DifferenceLine } from './difference-line.tsx';
import {
  bookingsOver,
  initialOvertime,
  overtimeOf,
  overtimeRules,
  type OvertimeValues,
} from './overtime-values.ts';
import { pendingChangeOf } from './pending-change.ts';
import { useChangeCalls } from './use-change-calls.ts';

interface OvertimeDialogProps {
  order: OrderDetail;
  viewer: Identity;
  onClose: () => void;
}

/** Claiming overtime at the rate of the order, or answering a claim with other minutes. */
export function OvertimeDialog({ order, viewer, onClose }: OvertimeDialogProps) {
  const { t } = useLingui();
  const calls = useChangeCalls(viewer);
  const [bookings] = useState(() => bookingsOver(order));
  const { projectOrderId, version, overtimeRate, currency } = order;
  const isAnswer = pendingChangeOf(order) !== undefined;

  async function send(values: OvertimeValues) {
    const { reason } = overtimeRules.validateSync(values);
    const overtime = overtimeOf(values, bookings);
    const call = isAnswer ? calls.counter : calls.propose;
    await inForm(call({ projectOrderId, version, overtime, reason }));
    notify(
      t`Your proposal has been sent. The other side can agree, decline or make a counter-proposal.`,
    );
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={
        isAnswer ? (
          <Trans>Make a counter-proposal</Trans>
        ) : (
          <Trans context="heading">Claim overtime</Trans>
        )
      }
    >
      <Form<OvertimeValues>
        initialValues={initialOvertime(order, bookings)}
        validationSchema={overtimeRules}
        draftKey={`overtime:${projectOrderId}:${version}`}
        onSubmit={send}
      >
        <Typography color="textSecondary">
          <Trans>
            The order pays <Money amount={overtimeRate ?? 0} currency={currency} /> for each{' '}
            {bounds.overtimeStep} minutes begun after the end of a booking.
          </Trans>
        </Typography>
        <AnsweredProposal order={order} />
        <FieldRow>
          <MinutesFields order={order} bookings={bookings} />
        </FieldRow>
        <AskedOvertime order={order} bookings={bookings} viewer={viewer} />
        <ReasonField />
        <FormActions submitLabel={<Trans>Send the proposal</Trans>} onCancel={onClose} sticky />
      </Form>
    </FormDialog>
  );
}

interface OfBookings {
  order: OrderDetail;
  bookings: OrderDetail['bookings'];
}

function MinutesFields({ order: { zone }, bookings }: OfBookings) {
  const { t } = useLingui();
  const language = useLanguage();
  const only = bookings.length === 1;
  return bookings.map(({ startTime }, at) => {
    const time = formatDateTime(startTime, { language, zone });
    return (
      <NumberField
        key={startTime}
        name={`minutes.${at}`}
        label={only ? t`Minutes of overtime` : t`Minutes of overtime, ${time}`}
        required={only}
      />
    );
  });
}

/** What it comes to, live. */
function AskedOvertime({ order, bookings, viewer }: OfBookings & { viewer: Identity }) {
  const { values } = useFormikContext<OvertimeValues>();
  const isWhole = values.minutes.every((one) => one === null || Number.isInteger(one));
  const overtime = overtimeOf(values, bookings).filter(({ minutes }) => minutes > 0);
  const { deliverTime, workload, unitPrice } = order;
  const terms = { deliverTime, workload, unitPrice, overtime };
  const asked = isWhole ? termsAsked(terms, order) : null;
  if (asked === null) return null;
  return (
    <Stack spacing={1} aria-live="polite">
      <ChangedTerms order={order} before={order} after={asked} viewer={viewer} />
      {viewer === 'client' ? (
        <DifferenceLine
          difference={differenceOf(order, asked)}
          fee={feeBetween(order, asked)}
          currency={order.currency}
        />
      ) : null}
    </Stack>
  );
}
