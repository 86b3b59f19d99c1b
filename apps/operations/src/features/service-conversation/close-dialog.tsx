import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsCloseServiceConversationMutation } from '@tolk/api-client';
import { RadioField } from '@tolk/design-system/fields';
import { Form, FormActions } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { serviceCloseReasons, type ServiceCloseReason } from '@tolk/domain';
import { closeReasonLabels } from '../../service/service-labels.ts';
import type { DeskDialogProps } from './desk-dialog.ts';

const rules = object({
  reason: string<ServiceCloseReason>().oneOf(serviceCloseReasons).required(),
});

/** Closing a conversation, with why. */
export function CloseDialog({ conversation, onClose }: DeskDialogProps) {
  const { t, i18n } = useLingui();
  const [close] = useOpsCloseServiceConversationMutation();
  const { conversationId, version } = conversation;
  return (
    <FormDialog open title={<Trans>Close the conversation</Trans>} onClose={onClose}>
      <Form<{ reason: ServiceCloseReason }>
        initialValues={{ reason: 'solved' }}
        validationSchema={rules}
        onSubmit={async (values) => {
          await inForm(close({ conversationId, version, ...rules.validateSync(values) }));
          onClose();
        }}
      >
        <RadioField
          name="reason"
          label={t({ message: 'Reason', context: 'field' })}
          options={serviceCloseReasons.map((value) => ({
            value,
            label: i18n._(closeReasonLabels[value]),
          }))}
        />
        <FormActions
          submitLabel={<Trans context="service">Close the conversation</Trans>}
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
