import { Trans } from '@lingui/react/macro';
import { isCallError, readToken } from '@tolk/api-client';
import { Alert, Button, Paper, Stack, Typography } from '@tolk/design-system';
import { portOf, type Identity } from '@tolk/domain';
import { Navigate } from '@tolk/platform';
import { useState, type ReactNode } from 'react';
import { accountCall } from '../account/account-call.ts';
import { useEnter } from '../account/enter.ts';

/** After sign-up: which side of the market a person starts on; the other stays one click away. */
export function Screen() {
  const { choose, busy, message } = useChoice();
  if (readToken() === null) return <Navigate to="/login" replace />;

  return (
    <Stack spacing={3}>
      <Stack spacing={1}>
        <Typography variant="h2" component="h1">
          <Trans>Choose how you start</Trans>
        </Typography>
        <Typography color="text.secondary">
          <Trans>One account has both sides; you can switch at any time in the header.</Trans>
        </Typography>
      </Stack>
      {message ? <Alert severity="error">{message}</Alert> : null}
      <Choice
        title={<Trans>I translate or interpret</Trans>}
        text={<Trans>Find jobs, apply, deliver and get paid.</Trans>}
        label={<Trans>Start as a supplier</Trans>}
        disabled={busy}
        onChoose={() => choose('supplier')}
      />
      <Choice
        title={<Trans>I need a translation or an interpreter</Trans>}
        text={<Trans>Publish a project, choose among applicants, pay when it is right.</Trans>}
        label={<Trans>Start as a client</Trans>}
        disabled={busy}
        onChoose={() => choose('client')}
      />
    </Stack>
  );
}

interface ChoiceProps {
  title: ReactNode;
  text: ReactNode;
  label: ReactNode;
  disabled: boolean;
  onChoose: () => void;
}

function Choice({ title, text, label, disabled, onChoose }: ChoiceProps) {
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="text.secondary">{text}</Typography>
        <Button variant="contained" disabled={disabled} onClick={onChoose}>
          {label}
        </Button>
      </Stack>
    </Paper>
  );
}

function useChoice() {
  const enter = useEnter();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  async function choose(identity: Identity) {
    setBusy(true);
    setMessage(undefined);
    try {
      enter(await accountCall('selectIdentity', { port: portOf(identity) }), undefined);
    } catch (error) {
      setMessage(isCallError(error) ? error.message : String(error));
      setBusy(false);
    }
  }

  return { choose: (identity: Identity) => void choose(identity), busy, message };
}
