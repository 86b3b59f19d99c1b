import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useChatLeaveServiceEmailMutation } from '@tolk/api-client';
import type { ServiceConversation } from '@tolk/contract';
import { Box, Button, notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';
import { useState } from 'react';

const rules = object({ email: string().trim().max(limits.account.max).email().required() });

interface EmailPartProps {
  conversation: ServiceConversation;
  /** Nobody is there now: the field stands open. */
  isTicket: boolean;
  onLeft: (conversation: ServiceConversation) => void;
}

/** A visitor’s way back: an e-mail address for a link and for answers that they don’t see here. */
export function EmailPart({ conversation, isTicket, onLeft }: EmailPartProps) {
  const { t } = useLingui();
  const { conversationId, email } = conversation;
  const [isOpen, setOpen] = useState(false);
  // A field that stands open stays so when somebody comes to the desk: a visitor may be writing in it.
  const [stoodOpen, setStoodOpen] = useState(isTicket);
  if (isTicket && !stoodOpen) setStoodOpen(true);
  const [leave] = useChatLeaveServiceEmailMutation();
  if (!isOpen && (email !== null || !stoodOpen))
    return (
      <Box
        sx={{ px: 2, py: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
      >
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email === null ? (
            <Trans>Have to go? We can answer by e-mail.</Trans>
          ) : (
            <Trans>Replies you don’t read here are sent to {email}.</Trans>
          )}
        </Box>
        <Button size="small" onClick={() => setOpen(true)}>
          {email === null ? (
            <Trans context="button">Leave an e-mail address</Trans>
          ) : (
            <Trans context="button">Change</Trans>
          )}
        </Button>
      </Box>
    );
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      <Form
        initialValues={{ email: email ?? '' }}
        validationSchema={rules}
        onSubmit={async (values) => {
          const left = await inForm(leave({ conversationId, ...rules.validateSync(values) }));
          setOpen(false);
          onLeft(left);
          notify(t`We have sent you a link to this conversation.`);
        }}
        aria-label={t`Answer by e-mail`}
      >
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={t`E-mail for our answer`}
          hint={t`We will send you our answers and a link back to this conversation.`}
        />
        <FormActions submitLabel={<Trans context="button">Save the address</Trans>}>
          {isOpen ? (
            <Button onClick={() => setOpen(false)}>
              <Trans context="button">Cancel</Trans>
            </Button>
          ) : null}
        </FormActions>
      </Form>
    </Box>
  );
}
