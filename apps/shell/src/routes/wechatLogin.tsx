import { Trans } from '@lingui/react/macro';
import { Spinner, Stack, Typography } from '@tolk/design-system';
import { useLocation, useNavigate } from '@tolk/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEnter } from '../account/enter.ts';
import { WechatBind } from '../account/wechat-bind.tsx';
import {
  continueWechat,
  type WechatBinding,
  type WechatOutcome,
  type WechatStop,
} from '../account/wechat-journey.ts';
import { WechatStopped } from '../account/wechat-stopped.tsx';
import { sayLoggedIn } from '../account/say-logged-in.ts';

interface Found {
  binding: WechatBinding;
  wanted: string | undefined;
}

/** What stands in the history's state once WeChat has answered: a reload asks nothing twice. */
function isFound(state: unknown): state is Found {
  return typeof state === 'object' && state !== null && 'binding' in state;
}

/** Log in with WeChat on a phone: the way there, the way back, and the first time the choice of an account. */
export function Screen() {
  const { state } = useLocation();
  return isFound(state) ? <WechatBind {...state} /> : <OnTheWay />;
}

function OnTheWay() {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const enter = useEnter();
  const [stop, setStop] = useState<WechatStop>();
  const handled = useRef<string>(undefined);

  const follow = useEffectEvent((outcome: WechatOutcome) => {
    switch (outcome.to) {
      case 'wechat':
        // In place of this entry: Back leads from WeChat to the page before.
        return window.location.replace(outcome.url);
      case 'product':
        enter(outcome.session, outcome.wanted);
        return sayLoggedIn();
      case 'binding': {
        const { binding, wanted } = outcome;
        return void navigate('/wechatLogin', { replace: true, state: { binding, wanted } });
      }
      case 'stop':
        return setStop(outcome.stop);
    }
  });

  useEffect(() => {
    // WeChat's code is good once, and effects may run twice.
    if (handled.current === key) return;
    handled.current = key;
    void continueWechat(new URLSearchParams(search)).then((outcome) => follow(outcome));
  }, [search, key]);

  if (stop) {
    return (
      <WechatStopped
        stop={stop}
        retry={() => {
          setStop(undefined);
          void navigate('/wechatLogin', { replace: true });
        }}
      />
    );
  }
  return (
    <Stack spacing={2} role="status" sx={{ alignItems: 'center', py: 8 }}>
      <Spinner />
      <Typography component="h1" variant="h3">
        <Trans>Connecting to WeChat</Trans>
      </Typography>
    </Stack>
  );
}
