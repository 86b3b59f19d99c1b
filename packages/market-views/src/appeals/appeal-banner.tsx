import { Trans, useLingui } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import type { AppealDetail } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { Countdown } from '@tolk/design-system/pieces';
import { DAY, type Identity } from '@tolk/domain';
import { appealNextSteps } from '@tolk/labels';
import { useState } from 'react';
import { AppealActions, type PartyAction } from './appeal-actions.tsx';
import { TurnLine } from '../orders/turn-line.tsx';

interface AppealBannerProps {
  appeal: AppealDetail;
  viewer: Identity;
  onChoose: (action: PartyAction) => void;
}

/** Whose turn it is in the appeal, until when, and what comes of it. */
export function AppealBanner({ appeal, viewer, onChoose }: AppealBannerProps) {
  const { i18n } = useLingui();
  const [openedAt] = useState(serverNow);
  const { turn, turnUntil, waitsFor, claimant, escalated, appealStatus } = appeal;
  const left = turnUntil === null ? 0 : Date.parse(turnUntil) - openedAt;
  const near = left > 0 && left < DAY;
  return (
    <Alert severity={waitsFor.length > 0 ? 'warning' : 'info'} icon={false} sx={{ mb: 3 }}>
      <TurnLine order={appeal} viewer={viewer} />
      <Box sx={{ my: 0.5 }}>{i18n._(appealNextSteps[appealStatus])}</Box>
      {turnUntil && near ? (
        <Box sx={{ my: 0.5 }}>
          <Trans>
            Time left: <Countdown until={turnUntil} />
          </Trans>
        </Box>
      ) : null}
      {claimant === null ? (
        <Box sx={{ my: 0.5 }}>
          <Trans>
            The platform opened this appeal automatically, because the order was not concluded in
            time.
          </Trans>
        </Box>
      ) : null}
      {escalated && turn && claimant !== null ? (
        <Box sx={{ my: 0.5 }}>
          <Trans>It has been open for a long time, so our staff are treating it as urgent.</Trans>
        </Box>
      ) : null}
      <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        {claimant === viewer ? (
          <AppealActions appeal={appeal} of={['withdraw']} onChoose={onChoose} />
        ) : null}
      </Box>
    </Alert>
  );
}
