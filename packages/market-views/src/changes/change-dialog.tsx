import { Trans, useLingui } from '@lingui/react/macro';
import { discardFile, inForm, uploadFile } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { DateTimeField, FileField, MoneyField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { acceptOf, limits, type Identity } from '@tolk/domain';
import { useState } from 'react';
import { BookingTimes } from '../bookings/booking-times.tsx';
import { BreakFields, breakFieldNames } from '../bookings/break-fields.tsx';
import { PlaceFields } from '../bookings/place-fields.tsx';
import { ReferenceChoice, referenceFileIdsOf } from '../files/reference-choice.tsx';
import { WorkloadField } from '../terms/workload-field.tsx';
import { AnsweredProposal } from './answered-proposal.tsx';
import { AskedTerms } from './asked-terms.tsx';
import {
  askedFor,
  changeRules,
  initialChange,
  isFixedBooking,
  type ChangeValues,
} from './change-values.ts';
import { MoveClashes } from './move-clashes.tsx';
import { pendingChangeOf } from './pending-change.ts';
import { PlannedFields } from './planned-fields.tsx';
import { TravelField } from './travel-field.tsx';
import { useBookedWorkload } from './use-booked-workload.ts';
import { useChangeCalls } from './use-change-calls.ts';

interface ChangeDialogProps {
  order: OrderDetail;
  viewer: Identity;
  onClose: () => void;
}

/** Proposing other terms for an order, or answering a proposal with another one. */
export function ChangeDialog({ order, viewer, onClose }: ChangeDialogProps) {
  const { t } = useLingui();
  const calls = useChangeCalls(viewer);
  const [rules] = useState(() => changeRules(order));
  const { projectOrderId, version } = order;
  const isAnswer = pendingChangeOf(order) !== undefined;
  const [isBooked, setBooked] = useState(false);

  async function send(values: ChangeValues) {
    const { files, reason, ...terms } = rules.validateSync(values);
    const fileIds = files.map(({ fileId }) => fileId);
    const call = isAnswer ? calls.counter : calls.propose;
    const references = order.orderType === 'interpretation' ? [] : values.references;
    const referenceFileIds = referenceFileIdsOf(files, references);
    const added = fileIds.length > 0 ? { fileIds, referenceFileIds } : {};
    const asked = askedFor({ ...values, ...terms }, order);
    const twice = isBooked ? { bookedTwice: true } : {};
    await inForm(call({ projectOrderId, version, ...asked, reason, ...added, ...twice }));
    notify(
      t`Your proposal has been sent. The other side can agree, decline or make a counter-proposal.`,
    );
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      width={order.orderType === 'interpretation' || order.milestones.length > 0 ? 'md' : 'sm'}
      title={
        isAnswer ? (
          <Trans>Make a counter-proposal</Trans>
        ) : (
          <Trans>Propose a change to this order</Trans>
        )
      }
    >
      <Form<ChangeValues>
        initialValues={initialChange(order)}
        validationSchema={rules}
        serverFields={breakFieldNames}
        draftKey={`change:${projectOrderId}:${version}`}
        onSubmit={send}
      >
        <Typography color="textSecondary">
          <Trans>Nothing changes until you have both agreed.</Trans>
        </Typography>
        <AnsweredProposal order={order} />
        <TermFields order={order} viewer={viewer} />
        {order.orderType === 'interpretation' ? (
          <MoveClashes order={order} viewer={viewer} onBooked={setBooked} />
        ) : null}
        <AskedTerms order={order} viewer={viewer} />
        <ReasonField />
        <FormActions
          submitLabel={
            isBooked ? <Trans>Send, I can do both</Trans> : <Trans>Send the proposal</Trans>
          }
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}

/** Why the terms should be others; the other side reads it. */
export function ReasonField() {
  const { t } = useLingui();
  return (
    <TextField
      name="reason"
      label={t({ message: 'Reason', context: 'field' })}
      hint={t`The other side reads this before deciding.`}
      required
      multiline
      minRows={3}
    />
  );
}

function TermFields({ order, viewer }: Pick<ChangeDialogProps, 'order' | 'viewer'>) {
  const { t } = useLingui();
  const { orderType, zone, currency, pricing, unitName } = order;
  useBookedWorkload(unitName);
  return (
    <>
      {/* Interpreting is due when its last booking can be confirmed. */}
      {orderType === 'interpretation' ? (
        <>
          <BookingTimes isFixed={(booking) => isFixedBooking(booking, order)} />
          <PlaceFields />
          <BreakFields />
          <TravelField currency={currency} />
        </>
      ) : (
        <DateTimeField
          name="deliverTime"
          label={t({ message: 'Deliver by', context: 'field' })}
          zone={zone}
          required
        />
      )}
      <FieldRow>
        <WorkloadField
          name="workload"
          label={t({ message: 'Workload', context: 'field' })}
          unitName={unitName}
        />
        <MoneyField
          name="unitPrice"
          label={
            pricing === 'fixed' ? t`Price for everything` : t({ message: 'Rate', context: 'field' })
          }
          currency={currency}
          required
        />
      </FieldRow>
      <PlannedFields order={order} />
      {viewer === 'client' ? (
        <FileField
          name="files"
          label={t({ message: 'Additional files', context: 'field' })}
          hint={t`They become part of the order once the change is agreed.`}
          accept={acceptOf('order')}
          maxBytes={limits.file.bytes}
          maxFiles={limits.file.perOrder}
          upload={(file, options) => uploadFile(file, 'order', options)}
          discard={discardFile}
          renderDetail={
            orderType === 'interpretation' ? undefined : (file) => <ReferenceChoice file={file} />
          }
        />
      ) : null}
    </>
  );
}
