import { Trans } from '@lingui/react/macro';
import type { SupContact } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { ContactText, DefinitionList } from '@tolk/design-system/pieces';

/** How somebody can be reached. */
export function ContactPart({ contact }: { contact: SupContact }) {
  const entries = [
    { key: 'phone', label: <Trans context="fact">Phone</Trans>, value: contact.phone },
    { key: 'wechat', label: <Trans>WeChat</Trans>, value: contact.wechat },
    {
      key: 'email',
      label: <Trans context="fact">E-mail</Trans>,
      value: contact.email && <ContactText>{contact.email}</ContactText>,
    },
    { key: 'qq', label: <Trans>QQ</Trans>, value: contact.qq },
    { key: 'skype', label: <Trans>Skype</Trans>, value: contact.skype },
    { key: 'other', label: <Trans context="fact">Other contact</Trans>, value: contact.other },
  ];
  if (entries.every(({ value }) => value === '')) {
    return (
      <Typography color="textSecondary">
        <Trans>No contact is given yet.</Trans>
      </Typography>
    );
  }
  return <DefinitionList entries={entries} />;
}
