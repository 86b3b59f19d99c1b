import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  isCallError,
  useOpsBeginSecondFactorMutation,
  useOpsConfirmSecondFactorMutation,
} from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';
import { Box, notify, Typography } from '@tolk/design-system';
import { Form, FormActions, PasswordField, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { bounds, limits } from '@tolk/domain';
import { useState } from 'react';
import { newAuthenticatorRules, presentAuthenticatorRules } from './staff-password-rules.ts';

const { totpSeconds } = bounds;

interface Started {
  ticket: string;
  secret: string;
  qrCode: string;
}

/** A member of staff moves to another authenticator app: the present one is shown first, then the new one. */
export function StaffAuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const [started, setStarted] = useState<Started>();
  return (
    <FormDialog open onClose={onClose} title={<Trans>Change your authenticator app</Trans>}>
      {started ? (
        <NewOne started={started} onClose={onClose} />
      ) : (
        <PresentOne onStarted={setStarted} onClose={onClose} />
      )}
    </FormDialog>
  );
}

/** The server doesn't say what of it is wrong. */
function useMisfit() {
  const { t } = useLingui();
  return (error: unknown) => {
    if (!isCallError(error) || error.code !== errorCodes.staffCredentials) throw error;
    const misfit = t`That doesn’t match. Each code works once.`;
    return Promise.reject({ ...error, fields: { code: misfit } });
  };
}

interface PresentOneProps {
  onStarted: (started: Started) => void;
  onClose: () => void;
}

function PresentOne({ onStarted, onClose }: PresentOneProps) {
  const { t } = useLingui();
  const [begin] = useOpsBeginSecondFactorMutation();
  const misfit = useMisfit();
  return (
    <Form
      initialValues={{ password: '', code: '' }}
      validationSchema={presentAuthenticatorRules}
      onSubmit={async ({ password, code }) => {
        const form = { password, code: code.replaceAll(/\s/g, '') };
        const { ticket, enrolment } = await inForm(begin(form)).catch(misfit);
        onStarted({ ticket, ...enrolment });
      }}
    >
      <Typography color="textSecondary">
        <Trans>
          The app you use now keeps working until the new one has shown its first code. If you no
          longer have it, ask an administrator to reset your login.
        </Trans>
      </Typography>
      <PasswordField
        name="password"
        label={t({ message: 'Current password', context: 'field' })}
        autoComplete="current-password"
        required
      />
      <CodeField label={t`Code of the app you use now`} />
      <FormActions submitLabel={<Trans context="button">Continue</Trans>} onCancel={onClose} />
    </Form>
  );
}

function NewOne({ started, onClose }: { started: Started; onClose: () => void }) {
  const { t } = useLingui();
  const [confirm] = useOpsConfirmSecondFactorMutation();
  const misfit = useMisfit();
  const { ticket, secret, qrCode } = started;
  return (
    <Form
      initialValues={{ code: '' }}
      validationSchema={newAuthenticatorRules}
      onSubmit={async ({ code }) => {
        await inForm(confirm({ ticket, code: code.replaceAll(/\s/g, '') })).catch(misfit);
        notify(t`Your new authenticator app is in use. Your other sessions have ended.`);
        onClose();
      }}
    >
      <Typography>
        <Trans>Scan this code with the new app, or type in the secret below it.</Trans>
      </Typography>
      <Box
        component="img"
        src={qrCode}
        alt={t`QR code for the authenticator app`}
        sx={{ width: 200, height: 200, borderRadius: 1, bgcolor: 'common.white' }}
      />
      <Box component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </Box>
      <CodeField label={t`Code of the new app`} />
      <FormActions submitLabel={<Trans>Use the new app</Trans>} onCancel={onClose} />
    </Form>
  );
}

function CodeField({ label }: { label: string }) {
  const { t } = useLingui();
  return (
    <TextField
      name="code"
      label={label}
      hint={t`Six digits; the code changes every ${totpSeconds} seconds.`}
      autoComplete="one-time-code"
      inputMode="numeric"
      // Room for a blank in the middle, as apps show the code.
      maxLength={limits.staff.totp.digits + 1}
      required
    />
  );
}
