import { type PaymentScene, type ProviderMethod } from '@tolk/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Button, Spinner, Stack, Typography } from '@tolk/design-system';
import { useNames } from '@tolk/labels';
import { useEffect, useEffectEvent, useState } from 'react';
import { amountDue } from './amount-due.ts';
import { OpenAttempt } from './open-attempt.tsx';
import { PaidPanel } from './paid-panel.tsx';
import { UnmatchedMoney } from './unmatched-money.tsx';
import { UnmatchedText } from './unmatched-text.tsx';
import { useAttempt, type PayerAnswer } from './use-attempt.ts';

interface Props {
  order: OrderDetail;
  method: ProviderMethod;
  scene: PaymentScene;
  payer: PayerAnswer | undefined;
  /** The person has just chosen the method: they go straight to the provider. */
  fresh: boolean;
  onPaid: () => void;
  onOtherMethod: () => void;
  /** To the provider's own page instead of the code; undefined where there is none. */
  onPage: (() => void) | undefined;
}

/** Paying by one method: starting, waiting, paid, or over and to be tried again. */
export function AttemptPanel(props: Props) {
  const { order, method, scene, payer, fresh, onPaid, onOtherMethod, onPage } = props;
  const { state, expire, again, askWho } = useAttempt({
    order,
    method,
    scene,
    payer,
    onPaid,
  });
  const { t } = useLingui();
  const name = useNames().paymentMethod(method);
  const [amount] = useState(() => amountDue(order));
  const redirectUrl = state.phase === 'open' ? state.attempt.redirectUrl : null;

  const leave = useEffectEvent((url: string) => {
    if (fresh) window.location.assign(url);
  });
  useEffect(() => {
    if (redirectUrl) leave(redirectUrl);
  }, [redirectUrl]);

  if (state.phase === 'paid') {
    return <PaidPanel amount={amount} currency={order.currency} />;
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
      {state.phase === 'starting' ? (
        <Spinner aria-label={t({ message: 'Loading', context: 'region' })} />
      ) : state.phase === 'open' ? (
        <>
          <UnmatchedMoney order={order} />
          <OpenAttempt attempt={state.attempt} fresh={fresh} onExpire={expire} onPayer={askWho} />
        </>
      ) : (
        <>
          <Typography role="alert">
            {state.phase === 'unmatched' ? (
              <UnmatchedText order={order} received={state.received} />
            ) : state.phase === 'over' ? (
              <Trans>This payment has expired. Nothing was charged.</Trans>
            ) : (
              <Trans>The payment could not be started. Nothing was charged.</Trans>
            )}
          </Typography>
          <Button variant="contained" color="secondary" onClick={again}>
            {state.phase === 'unmatched' ? (
              <Trans context="button">Pay again</Trans>
            ) : (
              <Trans context="button">Try again</Trans>
            )}
          </Button>
        </>
      )}
      {onPage ? (
        <Button onClick={onPage}>
          <Trans>Pay on {name}’s page instead</Trans>
        </Button>
      ) : null}
      <Button onClick={onOtherMethod}>
        <Trans>Choose another method</Trans>
      </Button>
    </Stack>
  );
}
