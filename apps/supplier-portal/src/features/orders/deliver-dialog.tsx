import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupGetDeliverablesMutation } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { Alert, notify } from '@tolk/design-system';
import { FileField, type StoredFile } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { Deadline } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { acceptOf, limits } from '@tolk/domain';
import { deliverRules, bookingDeliverRules } from './order-rules.ts';
import { claimsOvertime, pendingChangeOf, useUpload } from '@tolk/market-views';

interface DeliverValues {
  files: readonly StoredFile[];
  description: string;
}

interface DeliverDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

const initialValues: DeliverValues = { files: [], description: '' };

/** Files and words that make up a delivery; both are kept until it is sent. */
export function DeliverDialog({ order, onClose }: DeliverDialogProps) {
  const { t } = useLingui();
  const [deliver] = useSupGetDeliverablesMutation();
  const { upload, discard, isUploading } = useUpload('delivery');
  const { projectOrderId, version, deliverables, orderType } = order;
  const isInterpreting = orderType === 'interpretation';
  const round = deliverables.length + 1;
  const changes = deliverables.find((delivery) => delivery.round === round - 1)?.changeRequest;

  async function send({ files, description }: DeliverValues) {
    if (isUploading()) throw new Error(t`A file is still uploading. Submit once it has finished.`);
    const fileIds = files.map(({ fileId }) => fileId);
    await inForm(deliver({ projectOrderId, version, description: description.trim(), fileIds }));
    notify(
      isInterpreting
        ? t`Confirmed. The client has been notified and will check it.`
        : t`Delivered. The client has been notified and will check it.`,
    );
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={
        isInterpreting ? (
          <Trans>Confirm the work is done</Trans>
        ) : (
          <Trans>Deliver, round {round}</Trans>
        )
      }
    >
      <Form
        initialValues={initialValues}
        validationSchema={isInterpreting ? bookingDeliverRules : deliverRules}
        draftKey={`deliver:${projectOrderId}:${round}`}
        onSubmit={send}
      >
        <Alert severity="info" icon={false}>
          {isInterpreting ? (
            <Trans>The client will be asked to accept the work.</Trans>
          ) : (
            <Trans>
              Due <Deadline iso={order.deliverTime} authorZone={order.zone} />
            </Trans>
          )}
          {changes ? (
            <div>
              {isInterpreting ? (
                <Trans>What the client says is missing: {changes}</Trans>
              ) : (
                <Trans>Changes asked for: {changes}</Trans>
              )}
            </div>
          ) : null}
        </Alert>
        <EndsChange order={order} />
        <FileField
          name="files"
          label={t({ message: 'Files', context: 'field' })}
          upload={upload}
          discard={discard}
          accept={acceptOf('delivery')}
          maxBytes={limits.file.bytes}
          maxFiles={limits.file.perDelivery}
          required={!isInterpreting}
        />
        <TextField
          name="description"
          label={isInterpreting ? t`Note to the client` : t`Description of the delivery`}
          hint={
            isInterpreting
              ? t`Overtime, changes of plan, anything worth noting.`
              : t`What you deliver, and what the client should look at.`
          }
          required={!isInterpreting}
          multiline
          minRows={4}
        />
        <FormActions
          submitLabel={
            isInterpreting ? (
              <Trans context="work is done">Confirm</Trans>
            ) : (
              <Trans context="button">Deliver</Trans>
            )
          }
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}

/** A delivery leaves behind what is proposed or waits to be paid, but for a claim of overtime. */
function EndsChange({ order }: { order: OrderDetail }) {
  const change = pendingChangeOf(order);
  if (change === undefined || claimsOvertime(change)) return null;
  const isUnpaid = change.status === 'unpaid';
  const isUnderWay = isUnpaid && order.transfer?.pays === 'change';
  return (
    <Alert severity="warning">
      {isUnpaid ? (
        <Trans>
          You have both agreed to a change that is not paid yet. Delivering ends it: the order stays
          at the terms before, and you earn what they say.
        </Trans>
      ) : (
        <Trans>A proposed change has no answer yet. Delivering ends it.</Trans>
      )}{' '}
      {isUnderWay ? (
        <Trans>
          The client is paying the difference by bank transfer. If the money arrives afterwards, it
          goes back to the client. To keep the change, deliver once it has been paid.
        </Trans>
      ) : null}
    </Alert>
  );
}
