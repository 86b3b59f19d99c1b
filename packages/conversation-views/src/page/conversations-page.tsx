import { Trans } from '@lingui/react/macro';
import { bannerRoom, Box, Button, ErrorCard, Paper, useMediaQuery } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { useListAddress, useSession } from '@tolk/platform';
import { useState, type ReactNode } from 'react';
import { ContactList } from '../contacts/contact-list.tsx';
import { MessageSkeletons } from './loading-thread.tsx';
import { OpenConversation } from './open-conversation.tsx';
import { useConversation } from './use-conversation.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';

/** Where contacts, messages and what they are about fit beside each other (px). */
const twoColumns = 900;

/** What stands above and below contacts and messages: the portal's header, the title, the margins (px). */
const around = (isNarrow: boolean, isAsked: boolean) => (isNarrow ? (isAsked ? 92 : 150) : 200);

interface ConversationsPageProps {
  viewer: Identity;
  /** Stands above the next message once one was sent. */
  afterSending?: ReactNode;
}

/** Conversations of one identity: contacts beside the thread that is open, on a phone one after the other. */
export function ConversationsPage({ viewer, afterSending }: ConversationsPageProps) {
  const { session } = useSession();
  const owner = session.status === 'signedIn' ? session.user?.id : undefined;
  const isNarrow = useMediaQuery(`(max-width:${twoColumns - 1}px)`);
  const address = useListAddress<'with' | 'about' | 'order' | 'at'>();
  const { conversation, error, refresh } = useConversation({
    otherId: address.text('with'),
    projectOrderId: address.text('order'),
    projectReleaseInforId: address.text('about'),
  });
  const [seenAt, setSeenAt] = useState<string | null>();
  const at = Number(address.text('at'));
  const [chosen, setChosen] = useState<string>();
  const [left, setLeft] = useState<string>();
  const room = useKeyboardRoom();
  function open(otherId: string | undefined, seq?: number) {
    setChosen(otherId);
    setLeft(conversation?.otherId);
    address.change({
      with: otherId,
      about: undefined,
      order: undefined,
      at: seq === undefined ? undefined : String(seq),
    });
  }
  const isOpen = conversation !== undefined && owner !== undefined;
  const isAsked = ['with', 'about', 'order'].some(
    (key) => address.text(key as 'with') !== undefined,
  );
  return (
    <>
      {isNarrow && isAsked ? null : (
        <PageHeader title={<Trans context="heading">Messages</Trans>} />
      )}
      <Paper
        variant="outlined"
        // Its field stands at the lower edge.
        data-bar={isNarrow && isAsked ? 'chat' : undefined}
        sx={{
          display: 'grid',
          gridTemplateColumns: isNarrow ? 'minmax(0, 1fr)' : '300px minmax(0, 1fr)',
          gridTemplateRows: 'minmax(0, 1fr)',
          height: `calc(100dvh - ${around(isNarrow, isAsked)}px - ${bannerRoom.value} - var(--tab-bar, 0px))`,
          // With the keyboard of a phone open the field stays in sight.
          minHeight: isNarrow && isAsked ? 220 : 360,
          overflow: 'hidden',
          ...(isNarrow && isOpen && room && { ...aboveKeyboard, ...room }),
        }}
      >
        {isNarrow && isAsked ? null : (
          <ContactList
            viewer={viewer}
            openId={conversation?.otherId}
            returnTo={isNarrow ? left : undefined}
            onOpen={open}
            onSeen={setSeenAt}
          />
        )}
        {isOpen ? (
          <OpenConversation
            key={conversation.conversationId}
            owner={owner}
            viewer={viewer}
            afterSending={afterSending}
            conversation={conversation}
            seenAt={seenAt === undefined ? conversation.otherSeenAt : seenAt}
            takesFocus={chosen === conversation.otherId}
            at={Number.isInteger(at) && at > 0 ? at : null}
            onOther={open}
            onChanged={refresh}
            onBack={isNarrow ? () => open(undefined) : undefined}
          />
        ) : null}
        {!isOpen && isAsked && !error ? (
          <Box sx={{ p: 2 }}>
            <MessageSkeletons />
          </Box>
        ) : null}
        {!isOpen && isAsked && error ? (
          <Box sx={{ p: 2, overflow: 'auto' }}>
            <ErrorCard
              title={<Trans>This conversation can’t be opened</Trans>}
              message={messageOf(error)}
              onRetry={refresh}
            >
              {isNarrow ? (
                <Button onClick={() => open(undefined)}>
                  <Trans>Back to all conversations</Trans>
                </Button>
              ) : null}
            </ErrorCard>
          </Box>
        ) : null}
        {!isNarrow && !isAsked ? (
          <Box sx={{ display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
            <Trans>Choose a conversation.</Trans>
          </Box>
        ) : null}
      </Paper>
    </>
  );
}

/** With the keyboard of a phone open the thread has all the room that is left, as in a messenger. */
const aboveKeyboard = {
  position: 'fixed',
  insetInline: 0,
  zIndex: 'modal',
  minHeight: 0,
  border: 0,
  borderRadius: 0,
} as const;

function messageOf(error: unknown): string | undefined {
  const message: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
  return typeof message === 'string' && message !== '' ? message : undefined;
}
