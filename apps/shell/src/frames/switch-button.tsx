import { Trans, useLingui } from '@lingui/react/macro';
import { IdentitySwitch } from '@tolk/design-system/portal';
import { otherIdentity, type Identity } from '@tolk/domain';
import { useSession } from '@tolk/platform';

/** From one side of the account to the other; named as in docs/product/screens.md, with what it does beside it. */
export function SwitchButton({ identity }: { identity: Identity }) {
  const { session, switchIdentity } = useSession();
  const { t } = useLingui();
  const isKnown = session.status === 'signedIn' && session.user !== undefined;
  return (
    <IdentitySwitch
      hint={
        identity === 'supplier'
          ? t`Switch to your client side, where you hire translators and interpreters`
          : t`Switch to your supplier side, where you find work`
      }
      disabled={!isKnown}
      onSwitch={() => switchIdentity(otherIdentity(identity))}
    >
      {identity === 'supplier' ? (
        <Trans context="field">Demand issuance</Trans>
      ) : (
        <Trans context="field">Job search</Trans>
      )}
    </IdentitySwitch>
  );
}
