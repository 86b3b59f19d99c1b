import { Trans, useLingui } from '@lingui/react/macro';
import { useActing } from '@tolk/account-views';
import { useClientGetOrderApprovalQuery } from '@tolk/api-client';
import type { OrderApproval, OrderDetail } from '@tolk/contract';
import { Alert, Box, Button, Stack, Typography } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { useState } from 'react';
import { DecideDialog, type Decision } from './decide-dialog.tsx';

/** What the organisation has decided about the order's price, or still has to; nothing for a person. */
export function ApprovalBanner({ order }: { order: Pick<OrderDetail, 'projectOrderId'> }) {
  const acting = useActing();
  const { projectOrderId } = order;
  const { data } = useClientGetOrderApprovalQuery({ projectOrderId }, { skip: !acting });
  if (data === undefined || data.state === 'none') return null;
  return <Banner approval={data} projectOrderId={projectOrderId} />;
}

const severities = { waiting: 'warning', approved: 'success', declined: 'error' } as const;

interface BannerProps {
  approval: OrderApproval;
  projectOrderId: string;
}

function Banner({ approval, projectOrderId }: BannerProps) {
  const [deciding, setDeciding] = useState<{ decision: Decision; shown: OrderApproval }>();
  const { state, mayDecide, isAuthor, decisions } = approval;
  if (state === 'none') return null;
  // What was shown is what is approved: a price that changes meanwhile makes the server refuse.
  const decide = (decision: Decision) => () => setDeciding({ decision, shown: approval });
  return (
    <Alert severity={severities[state]} icon={false} sx={{ mb: 3 }} role="region">
      <Typography sx={{ fontWeight: 650 }}>
        <State approval={approval} />
      </Typography>
      {state === 'waiting' ? null : <LastDecision decision={decisions[0]} />}
      {state === 'waiting' && isAuthor ? (
        <Box sx={{ mt: 0.5 }}>
          <Trans>You wrote its terms, so somebody else approves it.</Trans>
        </Box>
      ) : null}
      {mayDecide ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1.5 }}>
          {state === 'approved' ? null : (
            <Button variant="contained" color="secondary" onClick={decide('approve')}>
              <Trans context="button">Approve</Trans>
            </Button>
          )}
          {state === 'declined' ? null : (
            <Button variant="outlined" onClick={decide('decline')}>
              {state === 'approved' ? (
                <Trans context="button">Withdraw approval</Trans>
              ) : (
                <Trans context="approval">Reject</Trans>
              )}
            </Button>
          )}
        </Stack>
      ) : null}
      {deciding ? (
        <DecideDialog
          decision={deciding.decision}
          approval={deciding.shown}
          projectOrderId={projectOrderId}
          onClose={() => setDeciding(undefined)}
        />
      ) : null}
    </Alert>
  );
}

function State({ approval: { state, total, currency } }: { approval: OrderApproval }) {
  const price = <Money amount={total} currency={currency} />;
  if (state === 'waiting') return <Trans>{price} is waiting for approval</Trans>;
  if (state === 'approved') return <Trans>{price} is approved</Trans>;
  return <Trans>{price} was not approved</Trans>;
}

function LastDecision({ decision }: { decision: OrderApproval['decisions'][number] | undefined }) {
  const { t } = useLingui();
  if (decision === undefined) return null;
  const { byName, time, note } = decision;
  return (
    <>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {byName} · <DateTime iso={time} />
      </Box>
      {note === '' ? null : (
        <Box sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{t`“${note}”`}</Box>
      )}
    </>
  );
}
