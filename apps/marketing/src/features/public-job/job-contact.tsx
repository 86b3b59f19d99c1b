import { Trans } from '@lingui/react/macro';
import type { PostingDetail } from '@tolk/contract';
import { DefinitionList } from '@tolk/design-system/pieces';
import { Text } from '../../site/headline.tsx';

/** Who to talk to, where the client has shown it to the person. */
export function JobContact({ posting: { contactName, contactPhone } }: { posting: PostingDetail }) {
  if (contactName === null && contactPhone === null) {
    return (
      <Text>
        <Trans>The client shares it with applicants or with an order.</Trans>
      </Text>
    );
  }
  return (
    <DefinitionList
      entries={[
        { key: 'name', label: <Trans context="person">Name</Trans>, value: contactName },
        { key: 'phone', label: <Trans>Phone or e-mail</Trans>, value: contactPhone },
      ]}
    />
  );
}
