import { Trans } from '@lingui/react/macro';
import { useMiniProgramGetURLSchemeMutation } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { useState } from 'react';
import { Text } from '../../site/headline.tsx';

/** Asks for the address that opens the mini-program on this phone, and goes there. */
export function OpenMiniProgram() {
  const [getLink, { isLoading }] = useMiniProgramGetURLSchemeMutation();
  const [missing, setMissing] = useState(false);

  async function open() {
    const { data } = await getLink({});
    if (data?.openlink) window.location.assign(data.openlink);
    else setMissing(true);
  }

  return (
    <>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        fullWidth
        disabled={isLoading}
        onClick={() => void open()}
      >
        <Trans>Open in WeChat</Trans>
      </Button>
      <Text role="status" sx={{ mt: missing ? 2 : 0 }}>
        {missing ? (
          <Trans>
            The mini-program can’t be opened from here. Save the code and scan it in WeChat.
          </Trans>
        ) : null}
      </Text>
    </>
  );
}
