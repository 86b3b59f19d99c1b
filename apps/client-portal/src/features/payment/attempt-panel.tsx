import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Button, CircularProgress, Stack, Typography } from '@tolk/design-system';
import { useEffect, useEffectEvent } from 'react';
import { OpenAttempt } from './open-attempt.tsx';
import { PaidPanel } from './paid-panel.tsx';
import type { PaymentMethod } from './payment-words.ts';
import { useAttempt } from './use-attempt.ts';

interface Props {
  order: OrderDetail;
  method: PaymentMethod;
  /** The person has just chosen the method: a phone goes straight to the provider's app. */
  fresh: boolean;
  onPaid: () => void;
  onOtherMethod: () => void;
}

/** Paying by one method: starting, waiting, paid, or over and to be tried again. */
export function AttemptPanel({ order, method, fresh, onPaid, onOtherMethod }: Props) {
  const { state, clockOffset, expire, again } = useAttempt({ order, method, onPaid });
  const redirectUrl = state.phase === 'open' ? state.attempt.redirectUrl : null;

  const leave = useEffectEvent((url: string) => {
    if (fresh) window.location.assign(url);
  });
  useEffect(() => {
    if (redirectUrl) leave(redirectUrl);
  }, [redirectUrl]);

  if (state.phase === 'paid') return <PaidPanel order={order} />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
      {state.phase === 'starting' ? (
        <CircularProgress aria-label="…" />
      ) : state.phase === 'open' ? (
        <OpenAttempt attempt={state.attempt} clockOffset={clockOffset} onExpire={expire} />
      ) : (
        <>
          <Typography role="alert">
            {state.phase === 'over' ? (
              <Trans>This payment has expired. Nothing was charged.</Trans>
            ) : (
              <Trans>The payment could not be started. Nothing was charged.</Trans>
            )}
          </Typography>
          <Button variant="contained" color="secondary" onClick={() => void again()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      <Button onClick={onOtherMethod}>
        <Trans>Choose another method</Trans>
      </Button>
    </Stack>
  );
}
