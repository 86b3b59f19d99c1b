import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsAskAppealPartyMutation } from '@tolk/api-client';
import type { AppealConversations } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { SelectField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useRef } from 'react';
import { usePartyName } from './use-party-name.ts';

interface AskDialogProps {
  projectOrderAppealId: string;
  people: AppealConversations['people'];
  onClose: () => void;
}

interface Values {
  personId: string;
  text: string;
}

const rules = object({
  personId: string().required(),
  text: string().trim().required().max(limits.service.text),
});

/** A question to one party, for as long as the appeal is open. */
export function AskDialog({ projectOrderAppealId, people, onClose }: AskDialogProps) {
  const { t } = useLingui();
  const nameOf = usePartyName();
  const [ask] = useOpsAskAppealPartyMutation();
  // One text to one person is one message, however often it is sent.
  const sent = useRef({ messageId: '', personId: '', text: '' });
  return (
    <FormDialog open title={<Trans>Ask a party</Trans>} onClose={onClose}>
      <Form<Values>
        initialValues={{ personId: '', text: '' }}
        validationSchema={rules}
        draftKey={`ask-party-${projectOrderAppealId}`}
        onSubmit={async (values) => {
          const { personId, text } = rules.validateSync(values);
          if (sent.current.personId !== personId || sent.current.text !== text)
            sent.current = { messageId: crypto.randomUUID(), personId, text };
          await inForm(ask({ projectOrderAppealId, ...sent.current }));
          notify(t`Your question has been sent.`);
          onClose();
        }}
      >
        <SelectField
          name="personId"
          label={t({ message: 'To', context: 'person' })}
          options={people.map((one) => ({ value: one.personId, label: nameOf(one) }))}
          required
        />
        <TextField
          name="text"
          label={t({ message: 'Your question', context: 'field' })}
          hint={t`They find it in their conversation with customer service, marked as about this appeal. If they don’t read it soon, we e-mail them, unless they have no e-mail address or don’t want such e-mails. The other party doesn’t see it.`}
          multiline
          minRows={4}
          maxLength={limits.service.text}
          required
        />
        <FormActions submitLabel={<Trans context="button">Send</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
