import { Trans, useLingui } from '@lingui/react/macro';
import { endSession, useSupLoginOutMutation } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import { AvatarMenu, ConfirmDialog } from '@tolk/design-system/portal';
import { useNavigate, useSession } from '@tolk/platform';
import { useState } from 'react';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const { t } = useLingui();
  const { session } = useSession();
  const [asking, setAsking] = useState(false);
  const logout = useLogout();
  const user = session.status === 'signedIn' ? session.user : undefined;

  return (
    <>
      <AvatarMenu
        name={user?.name ?? t`Account`}
        src={user?.avatarUrl}
        items={[{ key: 'logout', label: <Trans>Log out</Trans>, onChoose: () => setAsking(true) }]}
      />
      <ConfirmDialog
        open={asking}
        title={<Trans>Confirm logout?</Trans>}
        onConfirm={async () => {
          await logout();
          setAsking(false);
        }}
        onCancel={() => {
          setAsking(false);
          notify(t`Successfully canceled!`, { severity: 'info' });
        }}
      />
    </>
  );
}

/** Ends the session at the server, then here; a session that the server no longer knows is over as well. */
function useLogout(): () => Promise<void> {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [callLogout] = useSupLoginOutMutation();
  return async () => {
    const { error } = await callLogout({});
    if (error) {
      notify(t`Operation failed!`, { severity: 'error' });
      return;
    }
    await navigate('/login');
    endSession();
    notify(t`Exit successfully`);
  };
}
