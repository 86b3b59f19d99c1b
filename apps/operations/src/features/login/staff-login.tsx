import { Trans } from '@lingui/react/macro';
import { Alert, Paper, Stack, Typography } from '@tolk/design-system';
import { useState } from 'react';
import { bounds } from '@tolk/domain';
import { CodeStep } from './code-step.tsx';
import { PasswordStep, type FirstStep } from './password-step.tsx';

const { staffIdleMinutes, staffHours } = bounds;

/** The way into the console: account and password, then the second factor. */
export function StaffLogin({ sentHere }: { sentHere: boolean }) {
  const [step, setStep] = useState<FirstStep>();
  const [message, setMessage] = useState<string>();
  const restart = (why?: string) => {
    setStep(undefined);
    setMessage(why);
  };
  return (
    <Paper
      variant="outlined"
      sx={{
        maxWidth: 440,
        mx: 'auto',
        p: { xs: 0, sm: 4 },
        borderStyle: { xs: 'none', sm: 'solid' },
        bgcolor: { xs: 'transparent', sm: 'background.paper' },
      }}
    >
      <Stack spacing={3}>
        <Stack spacing={1}>
          <Typography variant="h2" component="h1">
            <Trans context="heading">Operations</Trans>
          </Typography>
          <Typography color="textSecondary">
            {step?.enrolment ? (
              <Trans>Your first login: set up the second factor.</Trans>
            ) : (
              <Trans>For staff only. Accounts are created by an admin.</Trans>
            )}
          </Typography>
        </Stack>
        <Notice message={message} sentHere={sentHere && !step} />
        {step ? <CodeStep step={step} onRestart={restart} /> : <PasswordStep onDone={setStep} />}
      </Stack>
    </Paper>
  );
}

function Notice({ message, sentHere }: { message: string | undefined; sentHere: boolean }) {
  if (message) return <Alert severity="warning">{message}</Alert>;
  if (!sentHere) return null;
  return (
    <Alert severity="info">
      <Trans>
        Log in to continue where you left off. The console asks you to log in again after{' '}
        {staffIdleMinutes} minutes of inactivity or {staffHours} hours.
      </Trans>
    </Alert>
  );
}
