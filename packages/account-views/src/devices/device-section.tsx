import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import {
  isCallError,
  useSupGetLoginDevicesQuery,
  useSupLoginOutDeviceMutation,
  useSupLoginOutOtherDevicesMutation,
} from '@tolk/api-client';
import type { DeviceSession } from '@tolk/contract';
import { Button, DataState, notify, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useState } from 'react';
import { DeviceList } from './device-list.tsx';
import { useDeviceName } from './device-name.ts';

/** What the person is about to sign out. */
type Target = DeviceSession | 'others';

/** Where the account is signed in, and how to end that. */
export function DeviceSection() {
  const query = useSupGetLoginDevicesQuery(
    { pageNum: 1, pageSize: limits.list.pageSizeMax },
    { refetchOnMountOrArgChange: true },
  );
  const [target, setTarget] = useState<Target>();

  return (
    <Section title={<Trans>Devices that are signed in</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>If you do not recognise one of them, sign it out and change your password.</Trans>
      </Typography>
      <DataState query={query} skeleton={2}>
        {({ list }) => (
          <>
            <DeviceList devices={list} onSignOut={setTarget} />
            <Others count={list.length - 1} onSignOut={() => setTarget('others')} />
          </>
        )}
      </DataState>
      <SignOutDialog target={target} onClose={() => setTarget(undefined)} />
    </Section>
  );
}

function Others({ count, onSignOut }: { count: number; onSignOut: () => void }) {
  if (count < 1) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        <Trans>You are not signed in anywhere else.</Trans>
      </Typography>
    );
  }
  return (
    <Button variant="outlined" color="error" sx={{ mt: 2 }} onClick={onSignOut}>
      <Plural value={count} one="Sign out the other device" other="Sign out all # other devices" />
    </Button>
  );
}

interface SignOutDialogProps {
  target: Target | undefined;
  onClose: () => void;
}

function SignOutDialog({ target, onClose }: SignOutDialogProps) {
  const signOut = useSignOut();
  const nameOf = useDeviceName();
  const name = typeof target === 'object' ? nameOf(target) : '';
  return (
    <ConfirmDialog
      open={target !== undefined}
      color="error"
      title={
        target === 'others' ? (
          <Trans>Sign out all other devices?</Trans>
        ) : (
          <Trans>Sign out {name}?</Trans>
        )
      }
      confirmLabel={<Trans context="button">Sign out</Trans>}
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onConfirm={async () => {
        if (target) await signOut(target);
        onClose();
      }}
      onCancel={onClose}
    >
      <Trans>
        What was typed there and not sent is kept there until you log in again. This device stays
        signed in.
      </Trans>
    </ConfirmDialog>
  );
}

/** Says how it went; a refusal is said by the shell. */
function useSignOut() {
  const { t } = useLingui();
  const [endOne] = useSupLoginOutDeviceMutation();
  const [endOthers] = useSupLoginOutOtherDevicesMutation();
  return async (target: Target) => {
    try {
      if (target === 'others') {
        const { ended } = await endOthers({}).unwrap();
        notify(
          t`${plural(ended, { one: '# device was signed out.', other: '# devices were signed out.' })}`,
        );
      } else {
        await endOne({ sessionId: target.sessionId }).unwrap();
        notify(t`The device was signed out.`);
      }
    } catch (error) {
      // The shell says nothing of what a screen is expected to show.
      if (isCallError(error) && error.effect === 'pass')
        notify(error.message, { severity: 'error' });
    }
  };
}
