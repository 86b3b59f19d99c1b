import { Trans } from '@lingui/react/macro';
import type { PostingDetail } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { ContactText, DefinitionList, Section } from '@tolk/design-system/pieces';

/** Who to talk to, or what has to happen before that is shown. */
export function Contact({ posting: { contactName, contactPhone } }: { posting: PostingDetail }) {
  return (
    <Section title={<Trans context="heading">Contact</Trans>}>
      {contactName === null && contactPhone === null ? (
        <Typography color="textSecondary">
          <Trans>
            The client shows it to you when they want to talk about your application, or with an
            order.
          </Trans>
        </Typography>
      ) : (
        <DefinitionList
          entries={[
            { key: 'name', label: <Trans context="person">Name</Trans>, value: contactName },
            {
              key: 'phone',
              label: <Trans>Phone or e-mail</Trans>,
              value: contactPhone && <ContactText>{contactPhone}</ContactText>,
            },
          ]}
        />
      )}
    </Section>
  );
}
