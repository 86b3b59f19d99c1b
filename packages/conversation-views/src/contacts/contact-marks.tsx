import { useLingui } from '@lingui/react/macro';
import type { ContactRow } from '@tolk/contract';
import { NotificationsOffIcon, PushPinIcon } from '@tolk/design-system/icons';

/** What one did with a contact: pinned, muted. */
export function ContactMarks({ contact }: { contact: Pick<ContactRow, 'pinned' | 'muted'> }) {
  const { t } = useLingui();
  const look = { fontSize: 14, color: 'text.secondary', flexShrink: 0 };
  return (
    <>
      {contact.pinned ? (
        <PushPinIcon titleAccess={t({ message: 'Pinned', context: 'contact' })} sx={look} />
      ) : null}
      {contact.muted ? (
        <NotificationsOffIcon titleAccess={t({ message: 'Muted', context: 'contact' })} sx={look} />
      ) : null}
    </>
  );
}
