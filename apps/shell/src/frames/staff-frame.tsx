import { Trans, useLingui } from '@lingui/react/macro';
import {
  endStaffSession,
  forgetKeptMessages,
  readStaffToken,
  staffOwner,
  tolkApi,
  useOpsGetStaffUserQuery,
  useOpsLoginOutMutation,
  useTolkStore,
} from '@tolk/api-client';
import type { StaffUser } from '@tolk/contract';
import { Box, LanguageSelector, notify, ThemeModeToggle } from '@tolk/design-system';
import {
  AvatarMenu,
  clearDrafts,
  ConfirmDialog,
  DraftsContext,
  PortalLayout,
  staffDrafts,
} from '@tolk/design-system/portal';
import { lazyPart, Link, pathTo, useNavigate, type MenuLink } from '@tolk/platform';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { ScreenFailure } from '../screens/screen-failure.tsx';
import { usePortalMenu } from './use-portal-menu.tsx';
import { useStaffCounts } from './use-staff-counts.tsx';

const loadPasswordDialog = () =>
  import(/* webpackChunkName: "staff-password" */ './staff-password-dialog.tsx');
const StaffPasswordDialog = lazyPart(async () => (await loadPasswordDialog()).StaffPasswordDialog, {
  pending: null,
  failed: (retry, error) => <ScreenFailure error={error} retry={retry} />,
});

const loadAuthenticatorDialog = () =>
  import(/* webpackChunkName: "staff-authenticator" */ './staff-authenticator-dialog.tsx');
const StaffAuthenticatorDialog = lazyPart(
  async () => (await loadAuthenticatorDialog()).StaffAuthenticatorDialog,
  { pending: null, failed: (retry, error) => <ScreenFailure error={error} retry={retry} /> },
);

interface Props {
  /** Path of the current route. */
  path: string;
  children: ReactNode;
}

/** The staff's console: its scopes by role, who is signed in, one screen. */
export function StaffFrame({ path, children }: Props) {
  const { data: user } = useOpsGetStaffUserQuery({});
  useForgetting();
  const open = useCallback(
    ({ scope }: MenuLink) => scope === undefined || user?.scopes.includes(scope) === true,
    [user],
  );
  const menu = usePortalMenu('operations', useStaffCounts(user), open);
  return (
    <PortalLayout
      brand={<Brand to={pathTo('staffOverview')} />}
      header={
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <LanguageSelector />
            <ThemeModeToggle />
          </Box>
          <StaffMenu user={user} />
        </>
      }
      menu={menu}
      currentPath={path}
      linkComponent={Link}
    >
      <DraftsContext value={staffDrafts}>{children}</DraftsContext>
    </PortalLayout>
  );
}

/** What was fetched in this tab is not for the colleague who signs in next, here or in another tab. */
function useForgetting(): void {
  const store = useTolkStore();
  useEffect(
    () => () => {
      if (readStaffToken() === null) store.dispatch(tolkApi.util.resetApiState());
    },
    [store],
  );
}

function StaffMenu({ user }: { user: StaffUser | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [logout] = useOpsLoginOutMutation();
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState<'password' | 'authenticator'>();
  const changed = () => setChanging(undefined);
  const leave = async () => {
    await logout({})
      .unwrap()
      .catch(() => undefined);
    setAsking(false);
    endStaffSession();
    clearDrafts(staffDrafts);
    if (user) forgetKeptMessages(staffOwner(user.staffId));
    await navigate(pathTo('staffLogin'));
    notify(t({ message: 'Exit successfully', context: 'notice' }));
  };
  return (
    <>
      <AvatarMenu
        name={user?.name ?? t({ message: 'Account', context: 'menu' })}
        items={[
          {
            key: 'password',
            label: <Trans context="menu">Change password</Trans>,
            onChoose: () => setChanging('password'),
          },
          {
            key: 'authenticator',
            label: <Trans context="menu">Change authenticator app</Trans>,
            onChoose: () => setChanging('authenticator'),
          },
          {
            key: 'logout',
            label: <Trans context="menu">Log out</Trans>,
            onChoose: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        open={asking}
        title={<Trans context="heading">Confirm logout?</Trans>}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      />
      {changing === 'password' && user ? (
        <StaffPasswordDialog account={user.account} onClose={changed} />
      ) : null}
      {changing === 'authenticator' ? <StaffAuthenticatorDialog onClose={changed} /> : null}
    </>
  );
}
