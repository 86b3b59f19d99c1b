import { Trans } from '@lingui/react/macro';
import type { ServiceConversation, ServiceDeskState } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { portOf } from '@tolk/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Asker } from '../asked-most.ts';
import { AboutAppeal } from './about-appeal.tsx';
import { EmailPart } from './email-part.tsx';
import { RatePart } from './rate-part.tsx';
import { ServiceThreadView } from './service-thread-view.tsx';
import { Suggestions } from './suggestions.tsx';
import { useServicePulse } from './use-service-pulse.ts';
import { useServiceThread } from './use-service-thread.ts';

interface ServiceConversationViewProps {
  owner: string;
  isMember: boolean;
  asker: Asker;
  desk: ServiceDeskState;
  /** Null: the first message begins it. */
  conversationId: string | null;
  /** The conversation as the session has it; null where it is an earlier one, or none yet. */
  latest: ServiceConversation | null;
  /** The first message has arrived. */
  onBegun: (conversationId: string) => void;
  /** It was closed, opened again, rated, or has an address now. */
  onChanged: () => void;
  /** The next message has been begun: another one that comes does not take its place. */
  onWriting: () => void;
  /** Something else is to be asked. */
  onAnew: () => void;
}

/** One conversation: its messages, the next one, the way back by mail, and how it was. */
export function ServiceConversationView(props: ServiceConversationViewProps) {
  const { owner, isMember, asker, desk, conversationId, latest } = props;
  const { onBegun, onChanged, onWriting, onAnew } = props;
  // As it stood when it was opened, until the server says more: another one may become the latest before.
  const [known, setKnown] = useState(latest);
  const [typed, setTyped] = useState('');
  const opened = useServiceThread({
    owner,
    conversationId,
    port: portOf(asker === 'supplier' ? 'supplier' : 'client'),
    onKnown: setKnown,
  });
  const { thread, store } = opened;
  const conversation = conversationId === null ? null : (latest ?? known);

  const isSent = conversationId === null && thread.outgoing.length === 0;
  const begunId = isSent ? known?.conversationId : undefined;
  const begin = useEffectEvent(onBegun);
  useEffect(() => {
    if (begunId !== undefined) begin(begunId);
  }, [begunId]);

  const { isTyping, sayTyping } = useServicePulse({
    conversationId,
    everyMs: desk.pollMs,
    onPulse({ lastSeq, staffReadUpTo, closed }) {
      if (lastSeq > thread.heldUpTo || staffReadUpTo > thread.otherReadUpTo)
        void store.catchUp(null).catch(() => undefined);
      if (conversation && closed !== conversation.closed) onChanged();
    },
  });

  const isEmpty = thread.messages.length + thread.outgoing.length === 0;
  // The first message makes room for those to come: the field that was written in goes down with it.
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isEmpty) part.current?.querySelector(':focus')?.scrollIntoView?.({ block: 'nearest' });
  }, [isEmpty]);
  return (
    <>
      <Box
        ref={part}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          height: isEmpty ? 'auto' : 'min(68dvh, 600px)',
          minHeight: isEmpty ? 0 : 320,
          // The frame of the field comes into view with it.
          '& :focus': { scrollMarginBlock: '16px' },
        }}
      >
        {conversation?.about ? <AboutAppeal about={conversation.about} /> : null}
        <ServiceThreadView
          owner={owner}
          opened={opened}
          conversation={conversation}
          isTyping={isTyping}
          onTyped={(text) => {
            setTyped(text);
            if (text === '') return;
            sayTyping();
            onWriting();
          }}
          takesFiles={isMember}
          above={conversationId === null && isEmpty ? <Suggestions typed={typed} /> : null}
        />
      </Box>
      {conversation?.mayRate ? <RatePart conversation={conversation} onRated={onChanged} /> : null}
      {conversation !== null && conversation.rating !== null ? (
        <Box role="status" sx={{ px: 2, pb: 1.5, typography: 'body2', color: 'text.secondary' }}>
          <Trans>Thank you for your rating.</Trans>
        </Box>
      ) : null}
      {conversation?.closed || conversation?.about ? (
        <Box sx={{ px: 2, pb: 1.5 }}>
          <Button size="small" onClick={onAnew}>
            <Trans>Ask about something else</Trans>
          </Button>
        </Box>
      ) : null}
      {conversation === null || isMember ? null : (
        <EmailPart conversation={conversation} isTicket={!desk.staffed} onLeft={onChanged} />
      )}
    </>
  );
}
