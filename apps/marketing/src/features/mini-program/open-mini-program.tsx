import { Trans } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { useState } from 'react';
import { Text } from '../../site/headline.tsx';

type Link = ResponseOf<(typeof calls)['miniprogram']['links']['getURLScheme']>;

/** The address that opens the mini-program; null where none is set up or the server can't be reached. */
async function getLink(): Promise<string | null> {
  // With the button and not with the page, which is prerendered and makes no calls.
  const { callServer } = await import('@tolk/api-client');
  const outcome = await callServer('/miniprogram/getURLScheme', {});
  return outcome.ok ? (outcome.data as Link).openlink : null;
}

/** Opens the mini-program on this phone; where that fails, the code below remains. */
export function OpenMiniProgram() {
  const [state, setState] = useState<'idle' | 'asking' | 'missing'>('idle');

  async function open() {
    setState('asking');
    const link = await getLink().catch(() => null);
    if (link === null) setState('missing');
    else window.location.assign(link);
  }

  return (
    <div>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        fullWidth
        disabled={state === 'asking'}
        onClick={() => void open()}
      >
        <Trans>Open in WeChat</Trans>
      </Button>
      <div role="status">
        {state === 'missing' ? (
          <Text sx={{ mt: 2 }}>
            <Trans>
              The mini-program can’t be opened from here. Save the code and scan it in WeChat.
            </Trans>
          </Text>
        ) : null}
      </div>
    </div>
  );
}
