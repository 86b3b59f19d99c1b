import { Trans, useLingui } from '@lingui/react/macro';
import type { Milestone, OrderDetail } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { DateTime, Money, Section, StatusChip } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { milestoneChip } from '@tolk/labels';

interface MilestoneListProps {
  order: Pick<OrderDetail, 'milestones' | 'orderState' | 'currency'>;
  viewer: Identity;
}

/** What an order is delivered and paid in, and how far each is; nothing where it is one piece. */
export function MilestoneList({ order, viewer }: MilestoneListProps) {
  if (order.milestones.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Milestones</Trans>}>
      {viewer === 'client' ? <FeeNote order={order} /> : null}
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {order.milestones.map((milestone) => (
          <MilestoneRow
            key={milestone.milestoneId}
            milestone={milestone}
            order={order}
            viewer={viewer}
          />
        ))}
      </Box>
    </Section>
  );
}

/** Unlike what the client agreed on with the supplier, the amounts contain the fee. */
function FeeNote({ order: { milestones, currency } }: Pick<MilestoneListProps, 'order'>) {
  const fee = milestones.reduce((sum, { commissionXQ }) => sum + commissionXQ, 0);
  if (fee === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      <Trans>
        The amounts include the service fee, <Money amount={fee} currency={currency} /> in all.
      </Trans>
    </Typography>
  );
}

function MilestoneRow({ milestone, order, viewer }: MilestoneListProps & { milestone: Milestone }) {
  const { i18n } = useLingui();
  const { milestoneName, amountOfMoney, commission, paymentAmount, inTurn } = milestone;
  const look = milestoneChip(milestone, order.orderState);
  const amount = viewer === 'client' ? paymentAmount : amountOfMoney - commission;
  return (
    <Box
      component="li"
      aria-current={inTurn ? 'step' : undefined}
      sx={{ py: 1, overflowWrap: 'anywhere', '&::marker': { color: 'text.secondary' } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'baseline',
        }}
      >
        {/* As wide as it gets, so that the amounts of all stand in one column. */}
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: inTurn ? 600 : 400, mr: 1 }}>
            {milestoneName}
          </Box>
          <StatusChip tone={look.tone}>{i18n._(look.label)}</StatusChip>
        </Box>
        <Box component="span" sx={{ ml: 'auto' }}>
          <Money
            amount={amount}
            currency={order.currency}
            emphasis={viewer === 'client' ? 'strong' : 'earned'}
          />
        </Box>
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <MilestoneTimes milestone={milestone} />
      </Box>
    </Box>
  );
}

function MilestoneTimes({ milestone }: { milestone: Milestone }) {
  const { acceptedTime, payUntil, deliverTime } = milestone;
  if (acceptedTime !== null) {
    return (
      <Trans>
        accepted <DateTime iso={acceptedTime} />
      </Trans>
    );
  }
  return (
    <>
      <Trans>
        due <DateTime iso={deliverTime} />
      </Trans>
      {payUntil === null ? null : (
        <>
          {' · '}
          <Trans>
            to be paid by <DateTime iso={payUntil} />
          </Trans>
        </>
      )}
    </>
  );
}
