import { Plural } from '@lingui/react/macro';
import { Box, Link } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';

interface MoreWaitingProps {
  /** How many orders wait besides those shown. */
  more: number;
  /** Where all orders are. */
  to: 'clientOrders' | 'supplierOrders';
  /** By what that list is narrowed down. */
  params?: Record<string, string>;
}

/** That more orders wait than are shown, and the way to them. */
export function MoreWaiting({ more, to, params = {} }: MoreWaitingProps) {
  if (more <= 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Link component={RouteLink} to={to} params={params}>
        <Plural
          value={more}
          one="# more order is waiting for you"
          other="# more orders are waiting for you"
        />
      </Link>
    </Box>
  );
}
