import { Trans, useLingui } from '@lingui/react/macro';
import { useSupUnbindWechatMutation } from '@tolk/api-client';
import { Button, notify } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useState } from 'react';
import { SettingRow } from '../settings/setting-rows.tsx';

/** The WeChat that can enter this account, and the way to end that. */
export function WechatRow({ name }: { name: string | null }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [unbind] = useSupUnbindWechatMutation();

  async function confirm(): Promise<void> {
    // A refusal is said by the shell.
    const answer = await unbind({});
    setAsking(false);
    if (!answer.error) notify(t`WeChat is unbound.`);
  }

  return (
    <SettingRow
      title={<Trans>WeChat</Trans>}
      value={name ?? <Trans context="value">Not bound</Trans>}
      hint={
        name === null ? (
          <Trans>Log in with WeChat on your phone once to bind it.</Trans>
        ) : (
          <Trans>You can log in with this WeChat on your phone.</Trans>
        )
      }
      action={
        name === null ? null : (
          <>
            <Button variant="outlined" onClick={() => setAsking(true)}>
              <Trans context="button">Unbind</Trans>
            </Button>
            <ConfirmDialog
              open={asking}
              title={<Trans>Unbind WeChat {name}?</Trans>}
              confirmLabel={<Trans context="button">Unbind</Trans>}
              cancelLabel={<Trans context="button">Cancel</Trans>}
              onConfirm={confirm}
              onCancel={() => setAsking(false)}
            >
              <Trans>You will then log in with your e-mail or phone. You can link it again.</Trans>
            </ConfirmDialog>
          </>
        )
      }
    />
  );
}
