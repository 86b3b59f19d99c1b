import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@tolk/contract';
import type { Identity } from '@tolk/domain';
import { Box, Link } from '@tolk/design-system';
import { orderEventLabel } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';

interface EventItemProps {
  event: NonNullable<Message['event']>;
  viewer: Identity;
}

/** What an order did, in the middle between the messages, with the way to it. */
export function EventItem({ event, viewer }: EventItemProps) {
  const { i18n } = useLingui();
  const { projectOrderId, orderName } = event;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: 1,
        px: 2,
        pt: 1.5,
        typography: 'caption',
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      <span>
        {i18n._(orderEventLabel(event.action, event.orderType))} · {orderName}
      </span>
      <Link
        component={RouteLink}
        to={viewer === 'client' ? 'clientOrder' : 'supplierOrder'}
        params={{ projectOrderId }}
      >
        <Trans>See the order</Trans>
      </Link>
    </Box>
  );
}
