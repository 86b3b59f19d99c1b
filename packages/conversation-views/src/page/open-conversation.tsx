import type { ConversationDetail } from '@tolk/contract';
import { Box, useMediaQuery } from '@tolk/design-system';
import { Dialog } from '@tolk/design-system/portal';
import type { Identity } from '@tolk/domain';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Sought } from '../messages/message-list.tsx';
import { useThread } from '../thread/use-thread.ts';
import { SidePaneView, type SidePane } from './side-pane.tsx';
import { ThreadPane } from './thread-pane.tsx';

/** From here on what it is about stands beside the messages all the time (px). */
const threeColumns = 1440;

interface OpenConversationProps {
  owner: string;
  viewer: Identity;
  /** Stands above the next message once one was sent. */
  afterSending?: ReactNode;
  conversation: ConversationDetail;
  seenAt: string | null;
  /** The message to begin at, from the address. */
  at: number | null;
  /** It was chosen from the contacts. */
  takesFocus: boolean;
  onOther: (otherId: string, seq: number) => void;
  onChanged: () => void;
  onBack?: (() => void) | undefined;
}

/** A conversation with what stands beside it; where there is no room, that opens over it. */
export function OpenConversation(props: OpenConversationProps) {
  const { owner, viewer, conversation, at, onOther } = props;
  const opened = useThread(owner, conversation.conversationId);
  const isWide = useMediaQuery(`(min-width:${threeColumns}px)`);
  const [pane, setPane] = useState<SidePane | null>(null);
  const [sought, setSought] = useState<Sought | null>(null);

  function reach(seq: number) {
    const { messages } = opened.thread;
    const isHeld = messages.some((message) => message.seq === seq);
    const reached = isHeld ? Promise.resolve() : opened.store.jumpTo(seq);
    // A jump that fails leaves the reader where they are; the next one tries again.
    void reached.then(() => setSought({ seq })).catch(() => undefined);
  }
  function jump(seq: number) {
    if (!isWide) setPane(null);
    reach(seq);
  }
  const jumpFirst = useEffectEvent(reach);
  const isFetched = opened.thread.heldUpTo >= 0;
  useEffect(() => {
    if (at !== null && isFetched) jumpFirst(at);
  }, [at, isFetched]);

  const side = (onClose?: () => void) => (
    <SidePaneView
      pane={pane ?? 'about'}
      conversation={conversation}
      viewer={viewer}
      onClose={onClose}
      onJump={jump}
      onOther={onOther}
    />
  );
  const close = () => setPane(null);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: isWide ? 'minmax(0, 1fr) 300px' : 'minmax(0, 1fr)',
        gridTemplateRows: 'minmax(0, 1fr)',
        minHeight: 0,
      }}
    >
      <ThreadPane
        {...props}
        opened={opened}
        isWide={isWide}
        sought={sought}
        onJump={jump}
        onPane={setPane}
      />
      {isWide ? side(pane === null || pane === 'about' ? undefined : close) : null}
      {!isWide && pane !== null ? (
        <Dialog open onClose={close} fullWidth maxWidth="sm">
          {side(close)}
        </Dialog>
      ) : null}
    </Box>
  );
}
