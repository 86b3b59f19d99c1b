import { Trans } from '@lingui/react/macro';
import { IdentitySwitch } from '@tolk/design-system/portal';
import { otherIdentity, type Identity } from '@tolk/domain';
import { useSession } from '@tolk/platform';

/** From one side of the account to the other; named after what a person does over there. */
export function SwitchButton({ identity }: { identity: Identity }) {
  const { session, switchIdentity } = useSession();
  const isKnown = session.status === 'signedIn' && session.user !== undefined;
  return (
    <IdentitySwitch disabled={!isKnown} onSwitch={() => switchIdentity(otherIdentity(identity))}>
      {identity === 'supplier' ? (
        <Trans context="field">Demand issuance</Trans>
      ) : (
        <Trans context="field">Job search</Trans>
      )}
    </IdentitySwitch>
  );
}
