import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceSession } from '@tolk/contract';
import { Alert, Box, Button, DataState, Paper } from '@tolk/design-system';
import { useSession } from '@tolk/platform';
import { useState } from 'react';
import { Subheading } from '../../../site/headline.tsx';
import type { Asker } from '../asked-most.ts';
import { DeskHours } from './desk-hours.tsx';
import { EarlierConversations } from './earlier-conversations.tsx';
import { ForgetVisitor } from './forget-visitor.tsx';
import { JoinQuestion } from './join-question.tsx';
import { LinkQuestion } from './link-question.tsx';
import { ServiceConversationView } from './service-conversation-view.tsx';
import { useServiceSession } from './use-service-session.ts';

/** Writing with customer service: the latest conversation, or the first line of a new one. */
export function ServiceChat({ asker }: { asker: Asker }) {
  const { t } = useLingui();
  const { session } = useSession();
  const { query, linkError, linkChoice } = useServiceSession();
  const isMember = session.status === 'signedIn';
  const owner = isMember ? session.user?.id : 'visitor';
  return (
    <Paper
      component="section"
      aria-label={t`Write to customer service`}
      sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
    >
      {linkError ? <Alert severity="warning">{linkError}</Alert> : null}
      {linkChoice ? <LinkQuestion choice={linkChoice} /> : null}
      <DataState query={query} skeleton={3}>
        {(found) =>
          owner === undefined ? null : (
            <Desk
              key={owner}
              owner={owner}
              isMember={isMember}
              asker={asker}
              found={found}
              refresh={() => void query.refetch()}
            />
          )
        }
      </DataState>
    </Paper>
  );
}

interface DeskProps {
  owner: string;
  isMember: boolean;
  asker: Asker;
  found: ServiceSession;
  refresh: () => void;
}

/** Which conversation is shown; the latest one where nothing was chosen. */
function Desk({ owner, isMember, asker, found, refresh }: DeskProps) {
  const { desk, conversation: latest, earlier, joinable } = found;
  const [chosen, setChosen] = useState<{ id: string | null }>();
  /** What the first message sent here began, and which beginning it was. */
  const [begun, setBegun] = useState<{ id?: string; count: number }>({ count: 0 });
  const latestId = latest?.conversationId ?? null;
  // What staff asked stays on screen when it has been read, until something else is chosen.
  if (!chosen && latest?.about) setChosen({ id: latestId });
  const held = [latestId, ...earlier.map((one) => one.conversationId)];
  const begunId = begun.id !== undefined && held.includes(begun.id) ? begun.id : null;
  const conversationId = (chosen ? chosen.id : latestId) ?? begunId;
  const isBegunHere = begunId !== null && conversationId === begunId;
  const isLatest = conversationId === latestId;
  function choose(one: { id: string | null } | undefined) {
    setBegun(({ count }) => ({ count: count + 1 }));
    setChosen(one);
  }
  return (
    <>
      <Box sx={{ p: 2, display: 'grid', gap: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Subheading as="h2">
          <Trans context="customer service">Write to us</Trans>
        </Subheading>
        <DeskHours desk={desk} />
        {joinable ? <JoinQuestion joinable={joinable} onJoined={refresh} /> : null}
        {isLatest ? null : (
          <Button onClick={() => choose(undefined)} sx={{ justifySelf: 'start' }}>
            <Trans>Back to the latest conversation</Trans>
          </Button>
        )}
      </Box>
      <ServiceConversationView
        // A conversation that begins while the next line is typed stays the same view, with that line.
        key={isBegunHere ? `new ${begun.count}` : (conversationId ?? `new ${begun.count}`)}
        owner={owner}
        isMember={isMember}
        asker={asker}
        desk={desk}
        conversationId={conversationId}
        latest={isLatest ? latest : null}
        onBegun={(id) => {
          setBegun(({ count }) => ({ id, count }));
          refresh();
        }}
        onChanged={refresh}
        onWriting={() => setChosen((one) => one ?? { id: conversationId })}
        onAnew={() => choose({ id: null })}
      />
      <EarlierConversations
        list={earlier}
        openId={conversationId}
        onOpen={(id) => choose({ id })}
      />
      {isMember || latest === null ? null : <ForgetVisitor onForgotten={refresh} />}
    </>
  );
}
