import { useClientGetMembershipsQuery } from '@tolk/api-client';
import type { Membership } from '@tolk/contract';
import { PortalLayout } from '@tolk/design-system/portal';
import { homePath, otherIdentity, type Identity } from '@tolk/domain';
import { Link, pathTo, routeAt, type MenuLink } from '@tolk/platform';
import { useCallback, useEffect, type ReactNode } from 'react';
import { prepareCalls } from '../account/account-call.ts';
import { preloadScreen } from '../screens/load-screen.ts';
import { setTabUnread } from '../effects/tab-title.ts';
import { whenIdle } from '../effects/when-idle.ts';
import { ActingLine } from './acting-switch.tsx';
import { Brand } from './brand.tsx';
import { PortalHeader, PortalMenuFooter, TestHeader } from './portal-header.tsx';
import { PortalHelp } from './portal-help.tsx';
import { portals } from './portal-of.ts';
import { usePortalMenu } from './use-portal-menu.tsx';
import { useSocket } from './use-socket.ts';
import { useTabs } from './use-tabs.tsx';
import { useUnreadCounts } from './use-unread-counts.ts';

interface Props {
  identity: Identity;
  /** Path of the current route. */
  path: string;
  children: ReactNode;
}

/** Nothing distracts from a test, leads away from it or lies over its buttons. */
const exam = pathTo('languageTestTitle');

/** What a member's roles don't reach into would be refused. */
function useShownLinks(): (link: MenuLink) => boolean {
  const { data = noMemberships } = useClientGetMembershipsQuery({});
  const acting = data.find(({ isActing }) => isActing);
  return useCallback(
    ({ memberScope }) =>
      acting === undefined || memberScope === undefined || acting.scopes.includes(memberScope),
    [acting],
  );
}

const noMemberships: readonly Membership[] = [];

/** A portal: header, the menu of its remote, one screen. */
export function PortalFrame({ identity, path, children }: Props) {
  const counts = useUnreadCounts(identity);
  const menu = usePortalMenu(portals[identity], counts, useShownLinks());
  const tabs = useTabs(identity, counts);
  useSocket();
  useEffect(() => {
    setTabUnread(counts.message);
    return () => setTabUnread(0);
  }, [counts.message]);

  useEffect(
    () =>
      whenIdle(() => {
        const other = routeAt(homePath(otherIdentity(identity)));
        if (other) void preloadScreen(other);
        prepareCalls();
      }),
    [identity],
  );

  const isTested = path === exam;
  return (
    <PortalLayout
      // The other side starts afresh: its drawer closed, no screen of this side kept.
      key={identity}
      brand={isTested ? <Brand /> : <Brand to={homePath(identity)} />}
      header={isTested ? <TestHeader /> : <PortalHeader identity={identity} counts={counts} />}
      menu={isTested ? undefined : menu}
      tabs={tabs}
      currentPath={path}
      linkComponent={Link}
      menuFooter={<PortalMenuFooter identity={identity} />}
      floating={isTested ? undefined : <PortalHelp identity={identity} />}
    >
      <ActingLine />
      {children}
    </PortalLayout>
  );
}
