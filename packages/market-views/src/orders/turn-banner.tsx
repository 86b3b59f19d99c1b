import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { Countdown } from '@tolk/design-system/pieces';
import { serverAhead, serverNow } from '@tolk/api-client';
import { DAY, type Identity } from '@tolk/domain';
import { nextSteps } from '@tolk/labels';
import { useState, type ReactNode } from 'react';
import { AppealLinks } from '../appeals/appeal-links.tsx';
import { TurnLine } from './turn-line.tsx';

interface TurnBannerProps {
  order: OrderDetail;
  viewer: Identity;
  /** What the viewer can do about it: the action bar. */
  children?: ReactNode;
}

/** What happens next, whose turn it is, until when, and what the viewer can do. */
export function TurnBanner({ order, viewer, children }: TurnBannerProps) {
  const { i18n } = useLingui();
  const [clockOffset] = useState(serverAhead);
  const { orderState, turn, turnUntil, rejectReason } = order;
  return (
    <Alert severity={turn === viewer ? 'warning' : 'info'} icon={false} sx={{ mb: 3 }}>
      <TurnLine order={order} viewer={viewer} />
      <Box sx={{ my: 0.5 }}>{i18n._(nextSteps[orderState][viewer])}</Box>
      {rejectReason ? (
        <Box sx={{ my: 0.5 }}>
          <Trans>Reason: {rejectReason}</Trans>
        </Box>
      ) : null}
      {turnUntil && isNear(turnUntil) ? (
        <Box sx={{ my: 0.5 }}>
          <Trans>
            Time left: <Countdown until={turnUntil} clockOffset={clockOffset} />
          </Trans>
        </Box>
      ) : null}
      <AppealLinks order={order} viewer={viewer} />
      {children ? <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>{children}</Box> : null}
    </Alert>
  );
}

/** A countdown in seconds says something within the last day only. */
function isNear(iso: string): boolean {
  const left = Date.parse(iso) - serverNow();
  return left > 0 && left < DAY;
}
