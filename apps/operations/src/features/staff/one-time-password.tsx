import { Trans } from '@lingui/react/macro';
import { Alert, Box, Button, CopyButton, Stack, Typography } from '@tolk/design-system';
import { FormDialog } from '@tolk/design-system/portal';

export interface NewLogin {
  account: string;
  name: string;
  oneTimePassword: string;
}

/** The password for the first login, shown this once. */
export function OneTimePassword({ login, onClose }: { login: NewLogin; onClose: () => void }) {
  const { account, name, oneTimePassword } = login;
  return (
    <FormDialog open title={<Trans>One-time password of {name}</Trans>} onClose={onClose}>
      <Stack spacing={2}>
        <Alert severity="warning">
          <Trans>It is shown only once. Copy it and pass it on securely.</Trans>
        </Alert>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            p: 2,
            borderRadius: 1,
            bgcolor: 'sunken',
          }}
        >
          <Box
            component="code"
            data-one-time-password=""
            sx={{ fontFamily: 'monospace', fontSize: '1.125rem', overflowWrap: 'anywhere' }}
          >
            {oneTimePassword}
          </Box>
          <CopyButton text={oneTimePassword} />
        </Box>
        <Typography color="textSecondary">
          <Trans>
            At the first login {account} sets up the second factor and chooses a password of their
            own.
          </Trans>
        </Typography>
        <Button variant="contained" onClick={onClose} sx={{ alignSelf: 'flex-start' }}>
          <Trans>I have copied it</Trans>
        </Button>
      </Stack>
    </FormDialog>
  );
}
