import { useLingui } from '@lingui/react/macro';
import type { PortalTab } from '@tolk/design-system/portal';
import { homePath, type Identity } from '@tolk/domain';
import { pathTo, type RouteName } from '@tolk/platform';
import { useMemo } from 'react';
import { ChatIcon } from './chat-icon.tsx';
import { HomeIcon, OrdersIcon, WorkIcon } from './tab-icons.tsx';
import type { UnreadCounts } from './use-unread-counts.ts';

const places = {
  supplier: { work: 'jobList', orders: 'supplierOrders', messages: 'supplierChat' },
  client: { work: 'positions', orders: 'clientOrders', messages: 'clientChat' },
} as const satisfies Record<Identity, Record<string, RouteName>>;

/** What a side comes back to most, for the lower edge of a phone. */
export function useTabs(identity: Identity, { message }: UnreadCounts): readonly PortalTab[] {
  const { t } = useLingui();
  return useMemo(() => {
    const { work, orders, messages } = places[identity];
    return [
      {
        key: 'home',
        label: t({ message: 'Home', context: 'tab' }),
        icon: <HomeIcon />,
        path: homePath(identity),
      },
      {
        key: 'work',
        label:
          identity === 'supplier'
            ? t({ message: 'Jobs', context: 'tab' })
            : t({ message: 'Projects', context: 'tab' }),
        icon: <WorkIcon />,
        path: pathTo(work),
      },
      {
        key: 'orders',
        label: t({ message: 'Orders', context: 'tab' }),
        icon: <OrdersIcon />,
        path: pathTo(orders),
      },
      {
        key: 'messages',
        label: t({ message: 'Messages', context: 'tab' }),
        icon: <ChatIcon />,
        path: pathTo(messages),
        badge: message,
      },
    ];
  }, [identity, message, t]);
}
