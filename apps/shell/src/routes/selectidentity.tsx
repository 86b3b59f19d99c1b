import { Trans } from '@lingui/react/macro';
import { isCallError, type CallError } from '@tolk/api-client';
import { Alert, Box, Button, Paper, RequestId, Stack, Typography } from '@tolk/design-system';
import { portOf, type Identity } from '@tolk/domain';
import { BoothDrawing, PageDrawing } from '@tolk/design-system/drawings';
import { Navigate } from '@tolk/platform';
import { useState, type ReactNode } from 'react';
import { accountCall } from '../account/account-call.ts';
import { useEnter } from '../account/enter.ts';
import { usePageQuery } from '../navigation/page-query.ts';
import { wantedPath } from '../navigation/wanted-path.ts';
import { useStoredSession } from '../session/stored-session.ts';

/** After sign-up: which side of the market a person starts on; the other stays one click away. */
export function Screen() {
  const { choose, busy, refusal } = useChoice();
  const { token } = useStoredSession();
  if (token === null) return <Navigate to="/login" replace />;

  return (
    <Stack spacing={3} sx={{ maxWidth: 880, mx: 'auto' }}>
      <Stack spacing={1}>
        <Typography variant="h2" component="h1">
          <Trans>Choose how to start</Trans>
        </Typography>
        <Typography color="textSecondary">
          <Trans>One account has both sides; you can switch at any time in the menu.</Trans>
        </Typography>
      </Stack>
      {refusal ? (
        <Alert severity="error" role="alert">
          {refusal.message || <Trans>The server is not responding. Try again.</Trans>}
          {refusal.requestId ? <RequestId id={refusal.requestId} /> : null}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Choice
          title={<Trans>I translate or interpret</Trans>}
          text={<Trans>Find jobs, apply, deliver and get paid.</Trans>}
          drawing={<BoothDrawing width={150} />}
          label={<Trans>Start as a translator</Trans>}
          disabled={busy}
          onChoose={() => choose('supplier')}
        />
        <Choice
          title={<Trans>I need a translation or an interpreter</Trans>}
          text={
            <Trans>
              Publish a project and choose a translator; your payment is held until you accept the
              work.
            </Trans>
          }
          drawing={<PageDrawing width={150} />}
          label={<Trans>Start as a client</Trans>}
          disabled={busy}
          onChoose={() => choose('client')}
        />
      </Box>
    </Stack>
  );
}

interface ChoiceProps {
  drawing: ReactNode;
  title: ReactNode;
  text: ReactNode;
  label: ReactNode;
  disabled: boolean;
  onChoose: () => void;
}

function Choice({ drawing, title, text, label, disabled, onChoose }: ChoiceProps) {
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start', height: '100%' }}>
        {drawing}
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ pb: 1.5 }}>
          {text}
        </Typography>
        <Button
          variant="contained"
          size="large"
          disabled={disabled}
          onClick={onChoose}
          sx={{ mt: 'auto !important' }}
        >
          {label}
        </Button>
      </Stack>
    </Paper>
  );
}

function useChoice() {
  const enter = useEnter();
  const wanted = wantedPath(usePageQuery());
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();

  async function choose(identity: Identity) {
    setBusy(true);
    setRefusal(undefined);
    try {
      enter(await accountCall('selectIdentity', { port: portOf(identity) }), wanted);
    } catch (error) {
      if (!isCallError(error)) throw error;
      setRefusal(error);
      setBusy(false);
    }
  }

  return { choose: (identity: Identity) => void choose(identity), busy, refusal };
}
