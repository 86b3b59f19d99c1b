import { Box, Link as TextLink } from '@tolk/design-system';
import { RouteLink, type RouteName } from '@tolk/platform';

interface OrderCellProps {
  /** The screen of the record, and its id. */
  to: RouteName;
  id: string;
  orderName: string;
  orderNumber: string;
}

/** What names an order or something about it: the name leads to it, the number stands below. */
export function OrderCell({ to, id, orderName, orderNumber }: OrderCellProps) {
  return (
    <>
      <TextLink component={RouteLink} to={to} params={{ id }}>
        {orderName}
      </TextLink>
      <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {orderNumber}
      </Box>
    </>
  );
}

/** The client, and below the supplier; a name is not broken after each few letters. */
export function PartiesCell({ client, supplier }: { client: string; supplier: string }) {
  return (
    <Box sx={{ minWidth: 104 }}>
      <div>{client}</div>
      <div>{supplier}</div>
    </Box>
  );
}
