import { Trans } from '@lingui/react/macro';
import type { PostingDetail } from '@tolk/contract';
import { DefinitionList } from '@tolk/design-system/pieces';
import { Text } from '../../site/headline.tsx';

/** Who to talk to, as the call answers it: nothing for visitors. */
export function JobContact({ posting: { contactName, contactPhone } }: { posting: PostingDetail }) {
  if (contactName === null && contactPhone === null) {
    return (
      <Text>
        <Trans>The contact is shown once you are logged in.</Trans>
      </Text>
    );
  }
  return (
    <DefinitionList
      entries={[
        { key: 'name', label: <Trans>Name</Trans>, value: contactName },
        { key: 'phone', label: <Trans>Phone or e-mail</Trans>, value: contactPhone },
      ]}
    />
  );
}
