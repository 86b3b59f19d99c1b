import { Trans } from '@lingui/react/macro';
import { Alert, Link } from '@tolk/design-system';
import { Deadline, Until } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { SentenceGap } from '@tolk/i18n';
import type { Position } from './shortfall.ts';

/** Whether applications are taken now, until or from when, and this month’s if there is one. */
export function WindowNotice({ position }: { position: Position }) {
  const { windowOpen, windowOpensAt, windowClosesAt, currentSettlementId } = position;
  const { firstDay, lastDay } = limits.settlement;
  if (currentSettlementId !== null) {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        <Trans>You have requested this month’s settlement.</Trans>
        <SentenceGap />
        <Link
          component={RouteLink}
          to="settlementRecord"
          params={{ id: currentSettlementId }}
          color="inherit"
          underline="always"
        >
          <Trans>See the withdrawal request</Trans>
        </Link>
      </Alert>
    );
  }
  return (
    <Alert severity={windowOpen ? 'success' : 'info'} sx={{ mb: 3 }}>
      {windowOpen ? (
        <Trans>
          Applications are open until <Until iso={windowClosesAt} />.
        </Trans>
      ) : (
        <Trans>
          Applications reopen <Deadline iso={windowOpensAt} />.
        </Trans>
      )}
      <SentenceGap />
      <Trans>
        Once a month, from day {firstDay} to day {lastDay}, Beijing time.
      </Trans>
    </Alert>
  );
}
