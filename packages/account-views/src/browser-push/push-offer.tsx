import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Typography } from '@tolk/design-system';
import { useState } from 'react';
import { PushProblem } from './push-problem.tsx';
import { useBrowserPush } from './use-browser-push.ts';

const declinedKey = 'push-offer-declined';

/** Asks once whether this browser is to tell of answers; the browser itself asks after a click only. */
export function PushOffer() {
  const { t } = useLingui();
  const { standing, isBusy, failure, turnOn } = useBrowserPush();
  const [isDeclined, setDeclined] = useState(wasDeclined);
  const [wasAsked, setAsked] = useState(false);
  const isOpen = standing === 'off' || (wasAsked && standing === 'blocked');
  if (isDeclined || !isOpen) return null;

  function decline() {
    keepDeclined();
    setDeclined(true);
  }

  return (
    <Box
      role="region"
      aria-label={t`Notifications on this device`}
      sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="body2" sx={{ flex: '1 1 240px' }}>
          <Trans>Be notified of the answer on this device, even while the site is closed?</Trans>
        </Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          {standing === 'off' ? (
            <Button
              size="small"
              disabled={isBusy}
              onClick={() => {
                setAsked(true);
                void turnOn();
              }}
            >
              <Trans context="button">Notify me</Trans>
            </Button>
          ) : null}
          <Button size="small" color="inherit" onClick={decline}>
            <Trans context="button">Not now</Trans>
          </Button>
        </Box>
      </Box>
      <PushProblem standing={standing} failure={failure} />
    </Box>
  );
}

function wasDeclined(): boolean {
  try {
    return localStorage.getItem(declinedKey) !== null;
  } catch {
    return false;
  }
}

function keepDeclined(): void {
  try {
    localStorage.setItem(declinedKey, '1');
  } catch {
    // Asked again on the next visit.
  }
}
