import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@tolk/design-system';
import { DefinitionList } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { useSession } from '@tolk/platform';
import { InvitationCard } from './invitation-card.tsx';
import { PictureSection } from './picture-section.tsx';

/** Picture, name and account, and how others come along. */
export function AccountSection({ identity }: { identity: Identity }) {
  const { session } = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  return (
    <>
      <PictureSection identity={identity} title={<Trans>Profile picture and account</Trans>}>
        {user ? <Names name={user.name} account={user.account} /> : <Skeleton height={48} />}
      </PictureSection>
      <InvitationCard />
    </>
  );
}

function Names({ name, account }: { name: string; account: string }) {
  const { t } = useLingui();
  return (
    <DefinitionList
      entries={[
        { key: 'name', label: t`Name that others see`, value: name },
        { key: 'account', label: t`Account, visible only to you`, value: account },
      ]}
    />
  );
}
