import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, DataState, Typography } from '@tolk/design-system';
import { FilterTabs, SearchBox } from '@tolk/design-system/portal';
import { limits, type Identity } from '@tolk/domain';
import { useEffect, useRef, useState } from 'react';
import { FoundMessages } from '../search/found-messages.tsx';
import { ContactItem } from './contact-item.tsx';
import { contactBoxes, useContacts, type ContactBox } from './use-contacts.ts';

interface ContactListProps {
  viewer: Identity;
  openId: string | undefined;
  /** Whose conversation was left for this list: the focus comes back to them. */
  returnTo?: string | undefined;
  /** With the message to begin at, where one was searched for. */
  onOpen: (otherId: string, seq?: number) => void;
  /** When the other person of the open conversation was last connected; undefined: not in the list. */
  onSeen: (seenAt: string | null | undefined) => void;
}

const step = 50;

/** Whom one writes with: searched, by box, the pinned and the unread ones first. */
export function ContactList({ viewer, openId, returnTo, onOpen, onSeen }: ContactListProps) {
  const { i18n, t } = useLingui();
  const [box, setBox] = useState<ContactBox>('inbox');
  const [search, setSearch] = useState('');
  const [pageSize, setPageSize] = useState(step);
  const returningRef = useRef(returnTo);
  const words = search.trim();
  const count = limits.list.pageSizeMax;
  const query = useContacts(viewer, { box, search: words || undefined, pageSize });
  const openContact = query.data?.list.find(({ otherId }) => otherId === openId);
  const seenAt = openContact?.otherSeenAt;
  useEffect(() => onSeen(seenAt), [seenAt, onSeen]);
  const names: Record<ContactBox, string> = {
    inbox: t({ message: 'All', context: 'contacts' }),
    unread: t({ message: 'Unread', context: 'contacts' }),
    archived: t({ message: 'Archived', context: 'contacts' }),
    blocked: t({ message: 'Blocked', context: 'contacts' }),
  };
  return (
    <Box
      component="nav"
      aria-label={t({ message: 'Conversations', context: 'region' })}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        borderRight: { md: 1 },
        borderColor: { md: 'divider' },
        '& .MuiTab-root': { minWidth: 0, px: 1 },
      }}
    >
      <Box sx={{ px: 1.5, pt: 1.5, '& > search, & > [role=search]': { mb: 1 } }}>
        <SearchBox
          label={t({ message: 'Search', context: 'field' })}
          placeholder={t`Name or message text`}
          value={search}
          onSearch={(typed) => {
            returningRef.current = undefined;
            setSearch(typed);
          }}
        />
      </Box>
      <FilterTabs
        label={t({ message: 'Contacts', context: 'tabs' })}
        tabs={contactBoxes.map((value) => ({ value, label: names[value] }))}
        value={box}
        onChoose={(chosen) => setBox(contactBoxes.find((one) => one === chosen) ?? 'inbox')}
      />
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', '& > [role=alert]': { m: 1.5 } }}>
        <DataState
          query={query}
          isEmpty={({ total }) => total === 0}
          empty={{
            title: words ? <Trans>No contact by this name</Trans> : i18n._(emptyTitles[box]),
            message:
              box === 'inbox' && words === '' ? (
                <Trans>Start one from a project, an application, an invitation or an order.</Trans>
              ) : null,
          }}
        >
          {({ list, total }) => (
            <>
              {list.map((contact) => (
                <ContactItem
                  key={contact.conversationId}
                  contact={contact}
                  isOpen={contact.otherId === openId}
                  returningRef={returningRef}
                  onOpen={() => onOpen(contact.otherId)}
                />
              ))}
              {total > list.length && pageSize < count ? (
                <Button fullWidth onClick={() => setPageSize(count)}>
                  <Trans context="button">More contacts</Trans>
                </Button>
              ) : null}
              {total > list.length && pageSize === count ? (
                <Typography variant="body2" color="textSecondary" sx={{ p: 1.5 }}>
                  <Trans>These are the first {count}. Search by name to find the others.</Trans>
                </Typography>
              ) : null}
            </>
          )}
        </DataState>
        {words === '' ? null : (
          <Box component="section" sx={{ p: 1.5 }}>
            <Typography component="h2" variant="subtitle2">
              <Trans context="heading">In messages</Trans>
            </Typography>
            <FoundMessages words={words} onChoose={({ otherId, seq }) => onOpen(otherId, seq)} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

const emptyTitles: Readonly<Record<ContactBox, MessageDescriptor>> = {
  inbox: msg`No conversations yet`,
  unread: msg`No unread messages`,
  archived: msg`Nothing is archived`,
  blocked: msg`You haven’t blocked anyone`,
};
