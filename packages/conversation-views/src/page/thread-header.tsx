import { Trans, useLingui } from '@lingui/react/macro';
import { useChatSetContactMutation } from '@tolk/api-client';
import type { ConversationDetail } from '@tolk/contract';
import { Box, IconButton, notify, Typography } from '@tolk/design-system';
import { ArrowBackIcon, MoreVertIcon, SearchIcon } from '@tolk/design-system/icons';
import { ConfirmDialog, Menu, MenuItem } from '@tolk/design-system/portal';
import { useState, type RefObject } from 'react';
import { ContactMarks } from '../contacts/contact-marks.tsx';
import { Presence } from '../typing/presence.tsx';
import type { SidePane } from './side-pane.tsx';

interface ThreadHeaderProps {
  conversation: ConversationDetail;
  seenAt: string | null;
  isTyping: boolean;
  /** The name, for who moves the focus there. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** On a phone: back to the contacts. */
  onBack?: (() => void) | undefined;
  onPane: (pane: SidePane) => void;
  /** Something about the contact was changed. */
  onChanged: () => void;
}

/** Who a conversation is with, whether they are there, and what may be done with the contact. */
export function ThreadHeader(props: ThreadHeaderProps) {
  const { conversation, seenAt, isTyping, headingRef, onBack, onPane, onChanged } = props;
  const { t } = useLingui();
  const { otherName } = conversation;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        minHeight: 56,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onBack ? (
        <IconButton aria-label={t`Back to all conversations`} onClick={onBack}>
          <ArrowBackIcon />
        </IconButton>
      ) : null}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
          <Typography
            ref={headingRef}
            component="h2"
            tabIndex={-1}
            variant="subtitle1"
            noWrap
            sx={{ fontWeight: 600, outline: 'none' }}
          >
            {otherName}
          </Typography>
          <ContactMarks contact={conversation} />
        </Box>
        <Box role="status" sx={{ typography: 'caption', color: 'text.secondary', lineHeight: 1.2 }}>
          {isTyping ? <Trans context="presence">Writing …</Trans> : <Presence seenAt={seenAt} />}
        </Box>
      </Box>
      <IconButton aria-label={t`Search in this conversation`} onClick={() => onPane('search')}>
        <SearchIcon />
      </IconButton>
      <ContactMenu conversation={conversation} onPane={onPane} onChanged={onChanged} />
    </Box>
  );
}

type MenuProps = Pick<ThreadHeaderProps, 'conversation' | 'onPane' | 'onChanged'>;

function ContactMenu({ conversation, onPane, onChanged }: MenuProps) {
  const { t } = useLingui();
  const { conversationId, otherName, pinned, archived, muted, blocked } = conversation;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBlocking, setBlocking] = useState(false);
  const [set] = useChatSetContactMutation();

  async function change(
    changes: Partial<Pick<ConversationDetail, 'pinned' | 'archived' | 'muted' | 'blocked'>>,
    done: string,
  ) {
    setAnchor(null);
    setBlocking(false);
    const answer = await set({ conversationId, ...changes });
    if (answer.error) return;
    notify(done);
    onChanged();
  }
  const open = (pane: SidePane) => {
    setAnchor(null);
    onPane(pane);
  };

  return (
    <>
      <IconButton
        aria-label={t`More about this contact`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => open('about')}>
          <Trans>What it is about</Trans>
        </MenuItem>
        <MenuItem onClick={() => open('files')}>
          <Trans context="heading">Shared files</Trans>
        </MenuItem>
        <MenuItem
          onClick={() =>
            void change({ pinned: !pinned }, pinned ? t`No longer pinned.` : t`Pinned to the top.`)
          }
        >
          {pinned ? (
            <Trans context="menu">Unpin</Trans>
          ) : (
            <Trans context="menu">Pin to the top</Trans>
          )}
        </MenuItem>
        <MenuItem
          onClick={() =>
            void change(
              { muted: !muted },
              muted
                ? t`New messages are announced again.`
                : t`New messages are no longer announced.`,
            )
          }
        >
          {muted ? <Trans context="menu">Unmute</Trans> : <Trans context="menu">Mute</Trans>}
        </MenuItem>
        <MenuItem
          onClick={() =>
            void change(
              { archived: !archived },
              archived
                ? t`Moved back to your conversations.`
                : t`Archived. It comes back with the next message.`,
            )
          }
        >
          {archived ? (
            <Trans context="menu">Unarchive</Trans>
          ) : (
            <Trans context="menu">Archive</Trans>
          )}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            if (blocked) void change({ blocked: false }, t`${otherName} may write to you again.`);
            else setBlocking(true);
          }}
        >
          {blocked ? <Trans context="menu">Unblock</Trans> : <Trans context="menu">Block</Trans>}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isBlocking}
        title={<Trans>Block {otherName}?</Trans>}
        confirmLabel={<Trans context="button">Block</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        color="error"
        onConfirm={() => change({ blocked: true }, t`${otherName} is blocked.`)}
        onCancel={() => setBlocking(false)}
      >
        <Typography>
          <Trans>
            Neither of you can write here any more. Orders you have with each other go on as they
            are. You can undo this at any time; the other side isn’t told.
          </Trans>
        </Typography>
      </ConfirmDialog>
    </>
  );
}
