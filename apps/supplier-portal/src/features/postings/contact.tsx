import { Trans } from '@lingui/react/macro';
import type { PostingDetail } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { DefinitionList, Section } from '@tolk/design-system/pieces';

/** Who to talk to; visitors are told that it shows after login. */
export function Contact({ posting: { contactName, contactPhone } }: { posting: PostingDetail }) {
  return (
    <Section title={<Trans>Contact</Trans>}>
      {contactName === null && contactPhone === null ? (
        <Typography color="textSecondary">
          <Trans>The contact is shown once you are logged in.</Trans>
        </Typography>
      ) : (
        <DefinitionList
          entries={[
            { key: 'name', label: <Trans>Name</Trans>, value: contactName },
            { key: 'phone', label: <Trans>Phone or e-mail</Trans>, value: contactPhone },
          ]}
        />
      )}
    </Section>
  );
}
