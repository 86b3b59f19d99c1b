import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsBeginServiceConversationMutation } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { ChatIcon } from '@tolk/design-system/icons';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { pathTo, useNavigate } from '@tolk/platform';
import { useState } from 'react';
import { useCan } from '../staff-access/use-can.ts';

interface Addressee {
  personId: string;
  name: string;
}

/** Begins a conversation with a person who has not asked, for those who work at the service desk. */
export function WriteToPerson({ personId, name }: Addressee) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can('service')) return null;
  return (
    <>
      <Button startIcon={<ChatIcon />} onClick={() => setOpen(true)}>
        {name ? <Trans>Write to {name}</Trans> : <Trans>Write them a message</Trans>}
      </Button>
      {open ? <WriteDialog personId={personId} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const rules = object({ text: string().trim().required().max(limits.service.text) });

function WriteDialog({ personId, name, onClose }: Addressee & { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [begin] = useOpsBeginServiceConversationMutation();
  // One text is one message, however often it is sent.
  const [messageId] = useState(() => crypto.randomUUID());
  return (
    <FormDialog
      open
      title={name ? <Trans>Write to {name}</Trans> : <Trans>Write them a message</Trans>}
      onClose={onClose}
    >
      <Form
        initialValues={{ text: '' }}
        validationSchema={rules}
        draftKey={`write-to-${personId}`}
        onSubmit={async ({ text }) => {
          const { conversationId } = await inForm(
            begin({ personId, messageId, text: text.trim() }),
          );
          onClose();
          void navigate(pathTo('serviceConversation', { id: conversationId }));
        }}
      >
        <TextField
          name="text"
          label={t`Your message to them`}
          hint={t`They find it in their conversation with customer service and are told by e-mail if they don’t read it soon.`}
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
