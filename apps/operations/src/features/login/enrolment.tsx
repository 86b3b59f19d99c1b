import { Trans, useLingui } from '@lingui/react/macro';
import { Box, CopyButton, Stack, Typography } from '@tolk/design-system';
import type { FirstStep } from './password-step.tsx';

/** The second factor is set up: a picture for the app's camera, and the same to type in. */
export function Enrolment({ enrolment }: { enrolment: NonNullable<FirstStep['enrolment']> }) {
  const { t } = useLingui();
  const { secret, qrCode } = enrolment;
  return (
    <Stack spacing={2}>
      <Typography>
        <Trans>
          Scan this code with an authenticator app. From now on, the app shows the code you need to
          log in.
        </Trans>
      </Typography>
      <Box
        component="img"
        src={qrCode}
        alt={t`QR code for the authenticator app`}
        sx={{ width: 200, height: 200, borderRadius: 1, bgcolor: 'common.white' }}
      />
      <Box>
        <Typography variant="caption" color="textSecondary" component="p">
          <Trans>Or type in this secret:</Trans>
        </Typography>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Box
            component="code"
            data-secret={secret}
            sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
          >
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
          <CopyButton text={secret} />
        </Stack>
      </Box>
    </Stack>
  );
}
