import { Trans, useLingui } from '@lingui/react/macro';
import { endSession, forgetKeptMessages } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import { AvatarMenu, clearDrafts, ConfirmDialog } from '@tolk/design-system/portal';
import type { Identity } from '@tolk/domain';
import { changingSession, pathTo, type RouteName, useNavigate, useSession } from '@tolk/platform';
import { useState } from 'react';
import { accountCall } from '../account/account-call.ts';

const settings = {
  supplier: 'supplierSettings',
  client: 'clientSettings',
} as const satisfies Record<Identity, RouteName>;

const information = {
  supplier: 'basicInformation',
  client: 'clientInformation',
} as const satisfies Record<Identity, RouteName>;

/** Who is signed in, what belongs to the account, and the way out. */
export function AccountMenu({ identity }: { identity: Identity }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { session } = useSession();
  const [asking, setAsking] = useState(false);
  const logout = useLogout();
  const user = session.status === 'signedIn' ? session.user : undefined;

  return (
    <>
      <AvatarMenu
        name={user?.name ?? t({ message: 'Account', context: 'menu' })}
        src={user?.avatarUrl}
        items={[
          {
            key: 'information',
            label: <Trans context="menu">My information</Trans>,
            onChoose: () => void navigate(pathTo(information[identity])),
          },
          {
            key: 'settings',
            label: <Trans context="menu">Settings</Trans>,
            onChoose: () => void navigate(pathTo(settings[identity])),
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
        onConfirm={async () => {
          await logout();
          setAsking(false);
        }}
        onCancel={() => {
          setAsking(false);
          notify(t({ message: 'Successfully canceled!', context: 'notice' }), { severity: 'info' });
        }}
      />
    </>
  );
}

/** Ends the session at the server, then here. */
function useLogout(): () => Promise<void> {
  const { t } = useLingui();
  const navigate = useNavigate();
  return async () => {
    try {
      await changingSession(async () => {
        await accountCall('loginOut', {});
        await navigate('/login');
        endSession();
      });
    } catch {
      notify(
        <>
          <div>{t({ message: 'Operation failed!', context: 'notice' })}</div>
          <div>{t({ message: 'Exit failure', context: 'notice' })}</div>
        </>,
        { severity: 'error' },
      );
      return;
    }
    clearDrafts();
    forgetKeptMessages();
    notify(
      <>
        <div>{t({ message: 'Operation succeeded', context: 'notice' })}</div>
        <div>{t({ message: 'Exit successfully', context: 'notice' })}</div>
      </>,
    );
  };
}
