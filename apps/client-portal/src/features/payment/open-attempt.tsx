import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentAttempt } from '@tolk/contract';
import { Button, Link, Stack, Typography } from '@tolk/design-system';
import { OpenInNewIcon } from '@tolk/design-system/icons';
import { Countdown, Money, QrCode } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import { PayInWechat } from './pay-in-wechat.tsx';

interface Props {
  attempt: PaymentAttempt;
  /** The person has just chosen the method. */
  fresh: boolean;
  onExpire: () => void;
  onPayer: () => void;
}

/** An attempt that waits for its money: the code to scan, the way to the app or its sheet, and the time left. */
export function OpenAttempt({ attempt, fresh, onExpire, onPayer }: Props) {
  const { t } = useLingui();
  const { codeUrl, redirectUrl, wechatSheet, sandboxUrl, expiresAt, method } = attempt;
  const name = useNames().paymentMethod(method);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Typography variant="h2" component="p">
        <Money amount={attempt.paymentAmount} currency={attempt.currency} />
      </Typography>
      {codeUrl ? (
        <>
          <QrCode text={codeUrl} label={t`QR code for ${name}`} size={220} />
          <Typography>
            <Trans>Scan the code with {name} on your phone.</Trans>
          </Typography>
        </>
      ) : null}
      {redirectUrl ? (
        <Button variant="contained" color="secondary" size="large" href={redirectUrl}>
          <Trans>Open {name}</Trans>
        </Button>
      ) : null}
      {wechatSheet ? <PayInWechat sheet={wechatSheet} fresh={fresh} onPayer={onPayer} /> : null}
      <Typography color="textSecondary">
        <Trans>
          Time left: <Countdown until={expiresAt} onEnd={onExpire} />
        </Trans>
      </Typography>
      {sandboxUrl ? (
        <Link href={sandboxUrl} target="_blank" rel="noopener">
          <Trans>Pay in the sandbox</Trans> <OpenInNewIcon fontSize="inherit" />
        </Link>
      ) : null}
      <Typography variant="caption" color="textSecondary" role="status">
        <Trans>This page updates automatically once you have paid.</Trans>
      </Typography>
    </Stack>
  );
}
