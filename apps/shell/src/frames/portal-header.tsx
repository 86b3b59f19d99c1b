import { useLingui } from '@lingui/react/macro';
import { Box, LanguageSelector, ThemeModeToggle } from '@tolk/design-system';
import { BadgeButton } from '@tolk/design-system/portal';
import type { Identity } from '@tolk/domain';
import { Link, pathTo, type RouteName } from '@tolk/platform';
import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { ActingSwitch } from './acting-switch.tsx';
import { BellIcon } from './bell-icon.tsx';
import { ChatIcon } from './chat-icon.tsx';
import { SwitchButton } from './switch-button.tsx';
import type { UnreadCounts } from './use-unread-counts.ts';

const messages = {
  supplier: 'supplierChat',
  client: 'clientChat',
} as const satisfies Record<Identity, RouteName>;
const notifications = {
  supplier: 'supplierNotifications',
  client: 'clientNotifications',
} as const satisfies Record<Identity, RouteName>;

interface Props {
  identity: Identity;
  counts: UnreadCounts;
}

/** Right half of a portal's header; what a phone has no room for stands below its menu. */
export function PortalHeader({ identity, counts }: Props) {
  const { t } = useLingui();
  return (
    <>
      <Roomy>
        <ActingSwitch identity={identity} />
        <SwitchButton identity={identity} />
        <LanguageSelector />
        <ThemeModeToggle />
      </Roomy>
      <BadgeButton
        label={t({ message: 'Messages', context: 'button' })}
        icon={<ChatIcon />}
        count={counts.message}
        to={pathTo(messages[identity])}
        linkComponent={Link}
      />
      <BadgeButton
        label={t({ message: 'Notifications', context: 'button' })}
        icon={<BellIcon />}
        count={counts.notification}
        to={pathTo(notifications[identity])}
        linkComponent={Link}
      />
      <AccountMenu identity={identity} />
    </>
  );
}

/** What may stand over a test: nothing that leaves it. */
export function TestHeader() {
  return (
    <>
      <LanguageSelector />
      <ThemeModeToggle />
    </>
  );
}

/** The same for phones, where it stands in the drawer. */
export function PortalMenuFooter({ identity }: { identity: Identity }) {
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'none' },
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 2,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <ActingSwitch identity={identity} />
      <SwitchButton identity={identity} />
      <LanguageSelector />
      <ThemeModeToggle />
    </Box>
  );
}

function Roomy({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 }}>{children}</Box>
  );
}
