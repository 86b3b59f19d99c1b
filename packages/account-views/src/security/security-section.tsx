import { Trans } from '@lingui/react/macro';
import { useSupGetIsPasswordQuery } from '@tolk/api-client';
import type { SecurityState } from '@tolk/contract';
import { Button, DataState } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import type { ContactChannel } from '@tolk/domain';
import { useState, type ReactNode } from 'react';
import { SettingRow, SettingRows } from '../settings/setting-rows.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { WechatRow } from './wechat-row.tsx';

type Open = 'password' | ContactChannel;

/** How the account is entered and reached. */
export function SecuritySection() {
  const query = useSupGetIsPasswordQuery({});
  return (
    <Section title={<Trans>Sign-in and security</Trans>}>
      <DataState query={query}>{(state) => <Rows state={state} />}</DataState>
    </Section>
  );
}

function Rows({ state }: { state: SecurityState }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const change = (what: Open, label: ReactNode) => (
    <Button variant="outlined" onClick={() => setOpen(what)}>
      {label}
    </Button>
  );

  return (
    <>
      <SettingRows>
        <SettingRow
          title={<Trans context="heading">Password</Trans>}
          value={
            state.hasPassword ? (
              <Trans context="value">Set</Trans>
            ) : (
              <Trans context="value">Not set</Trans>
            )
          }
          hint={
            state.hasPassword ? (
              <Trans>Changing it signs all other devices out.</Trans>
            ) : (
              <Trans>You sign in with codes. Set a password to sign in without them.</Trans>
            )
          }
          action={change(
            'password',
            state.hasPassword ? <Trans>Change the password</Trans> : <Trans>Set a password</Trans>,
          )}
        />
        <SettingRow
          title={<Trans context="heading">E-mail</Trans>}
          value={state.email ?? <Trans context="value">Not bound</Trans>}
          hint={<Trans>For signing in, codes, security notices and notifications.</Trans>}
          action={change(
            'email',
            state.email === null ? (
              <Trans>Bind an e-mail address</Trans>
            ) : (
              <Trans>Change the e-mail address</Trans>
            ),
          )}
        />
        <SettingRow
          title={<Trans context="heading">Phone number</Trans>}
          value={state.phone ?? <Trans context="value">Not bound</Trans>}
          hint={<Trans>For signing in, codes and SMS.</Trans>}
          action={change(
            'phone',
            state.phone === null ? <Trans>Bind a phone</Trans> : <Trans>Change the phone</Trans>,
          )}
        />
        <WechatRow name={state.wechatName} />
      </SettingRows>
      {open === 'password' ? <PasswordDialog state={state} onClose={close} /> : null}
      {open === 'email' || open === 'phone' ? (
        <ContactDialog channel={open} state={state} onClose={close} />
      ) : null}
    </>
  );
}
