import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientInviteMemberMutation } from '@tolk/api-client';
import { Box, Button, CopyButton, Stack, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { DateTime } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { organisationRoutes, pathTo } from '@tolk/platform';
import { useState } from 'react';
import { RolesField } from './roles-field.tsx';
import { useSide } from './use-side.ts';
import { invitationRules, type InvitationValues } from './organisation-rules.ts';

interface Sent {
  token: string;
  endTime: string;
  account: string;
}

/** Inviting somebody; the link is shown once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState<Sent>();
  return (
    <FormDialog open title={<Trans>Invite a colleague</Trans>} onClose={onClose}>
      {sent ? (
        <SentLink sent={sent} onClose={onClose} />
      ) : (
        <InviteForm onSent={setSent} onClose={onClose} />
      )}
    </FormDialog>
  );
}

function InviteForm({ onSent, onClose }: { onSent: (sent: Sent) => void; onClose: () => void }) {
  const { t } = useLingui();
  const [invite] = useClientInviteMemberMutation();
  const side = useSide();
  const initialValues: InvitationValues = {
    account: '',
    roles: [side === 'client' ? 'asks' : 'works'],
  };
  return (
    <Form
      initialValues={initialValues}
      validationSchema={invitationRules}
      onSubmit={async ({ account, roles }) => {
        const to = account.trim();
        const answer = await inForm(
          invite({ roles: [...roles], ...(to === '' ? {} : { account: to }) }),
        );
        onSent({ ...answer, account: to });
      }}
    >
      <TextField
        name="account"
        label={t`E-mail address or phone number`}
        hint={t`We send the link there. Leave empty to pass the link on yourself.`}
        maxLength={limits.account.max}
      />
      <RolesField name="roles" />
      <FormActions
        submitLabel={<Trans context="button">Invite</Trans>}
        color="secondary"
        onCancel={onClose}
      />
    </Form>
  );
}

function SentLink({ sent, onClose }: { sent: Sent; onClose: () => void }) {
  const { invitation } = organisationRoutes[useSide()];
  const link = window.location.origin + pathTo(invitation, { token: sent.token });
  return (
    <Stack spacing={2}>
      <Typography>
        {sent.account === '' ? (
          <Trans>Pass this link on. It works once, and we won’t show it again.</Trans>
        ) : (
          <Trans>
            We have sent this link to {sent.account}. It works once, and we won’t show it again.
          </Trans>
        )}
      </Typography>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{link}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Trans>
          Valid until <DateTime iso={sent.endTime} />
        </Trans>
      </Box>
      <Stack direction="row" spacing={1}>
        <CopyButton text={link}>
          <Trans>Copy the link</Trans>
        </CopyButton>
        <Button onClick={onClose}>
          <Trans context="button">Done</Trans>
        </Button>
      </Stack>
    </Stack>
  );
}
