import { SettingsPage } from '@tolk/account-views';

/** The account's settings, one section at a time by the hash of the address. */
export function Screen() {
  return <SettingsPage identity="client" />;
}
