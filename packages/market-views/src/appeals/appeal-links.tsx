import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { GavelIcon } from '@tolk/design-system/icons';
import type { Identity } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { appealRoutes } from './appeal-routes.ts';

interface AppealLinksProps {
  order: Pick<OrderDetail, 'appealIds' | 'orderState'>;
  viewer: Identity;
}

/** The ways from an order to its appeals, the newest first. */
export function AppealLinks({ order: { appealIds, orderState }, viewer }: AppealLinksProps) {
  if (appealIds.length === 0) return null;
  const open = orderState === 'inAppeal';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }} data-print="no">
      {appealIds.map((projectOrderAppealId, index) => {
        const place = appealIds.length - index;
        return (
          <Button
            key={projectOrderAppealId}
            component={RouteLink}
            to={appealRoutes[viewer].detail}
            params={{ projectOrderAppealId }}
            size={open && index === 0 ? 'medium' : 'small'}
            variant={open && index === 0 ? 'contained' : 'text'}
            color={open && index === 0 ? 'secondary' : 'primary'}
            startIcon={<GavelIcon />}
          >
            {open && index === 0 ? (
              <Trans>Go to the appeal</Trans>
            ) : appealIds.length === 1 ? (
              <Trans>The appeal about this order</Trans>
            ) : (
              <Trans>Appeal {place} about this order</Trans>
            )}
          </Button>
        );
      })}
    </Box>
  );
}
