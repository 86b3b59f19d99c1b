import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetServiceConversationQuery, useOpsGetStaffUserQuery } from '@tolk/api-client';
import type { StaffServiceConversation, StaffUser } from '@tolk/contract';
import type { Outgoing } from '@tolk/conversation-views/pieces';
import { DataState, Link as TextLink, Paper } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import { pathTo, RouteLink, useNavigate } from '@tolk/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Keys, type DeskKey } from '../../keys/keys.tsx';
import { useDeskBeat } from '../../service/use-desk-beat.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { CustomerPart } from './customer-part.tsx';
import { DeskComposer } from './desk-composer.tsx';
import { DeskThreadView } from './desk-thread-view.tsx';
import { GiveDialog } from './give-dialog.tsx';
import type { DeskMode } from './mode-choice.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { useDeskActions, type DeskAction, type DeskDialogName } from './use-desk-actions.ts';
import { useDeskThread } from './use-desk-thread.ts';
import { WhoIsHere } from './who-is-here.tsx';

const dialogs = { give: GiveDialog, snooze: SnoozeDialog, close: CloseDialog, tag: TagsDialog };

const back = (
  <TextLink component={RouteLink} to="serviceDesk">
    <Trans>Back to the service desk</Trans>
  </TextLink>
);

interface ConversationViewProps {
  conversationId: string;
  /** The message that a search found. */
  at: number | undefined;
}

/** One conversation of the desk: its thread, what may be done, and who asks. */
export function ConversationView({ conversationId, at }: ConversationViewProps) {
  const query = useOpsGetServiceConversationQuery(
    { conversationId },
    { refetchOnMountOrArgChange: true },
  );
  const { data: staff } = useOpsGetStaffUserQuery({});
  return (
    <DataState query={{ ...query, data: query.currentData }} skeleton={6} back={back}>
      {(conversation) =>
        staff ? <Opened conversation={conversation} staff={staff} at={at} /> : null
      }
    </DataState>
  );
}

interface OpenedProps {
  conversation: StaffServiceConversation;
  staff: StaffUser;
  at: number | undefined;
}

function Opened({ conversation, staff, at }: OpenedProps) {
  const { t } = useLingui();
  const { conversationId, customerName } = conversation;
  const [dialog, setDialog] = useState<DeskDialogName>();
  const [overtaken, setOvertaken] = useState(false);
  const [mode, setMode] = useState<DeskMode>('answer');
  const [readUpTo, setReadUpTo] = useState(conversation.staffReadUpTo);
  const [wishes, setWishes] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const opened = useDeskThread(staff.staffId, conversationId, at);
  const { pulse, sayTyping } = useDeskBeat({ conversationId, readUpTo });
  const here = pulse?.conversation ?? null;
  useCatchUp(opened, Math.max(here?.lastSeq ?? 0, conversation.lastSeq));
  const actions = useDeskActions(conversation, { onOpen: setDialog, onOvertaken: setOvertaken });
  const write = (next: DeskMode) => {
    setMode(next);
    setWishes((before) => before + 1);
  };
  // Only now is there a field where the other mode had none.
  useEffect(() => {
    if (wishes > 0) field.current?.focus();
  }, [wishes]);
  const keys = useConversationKeys(actions, write, () => field.current?.blur());
  const send = (outgoing: Outgoing) => void opened.store.send(outgoing).catch(() => undefined);
  const Dialog = dialog && dialogs[dialog];
  return (
    <>
      <PageHeader
        back={back}
        title={customerName === '' ? t({ message: 'Visitor', context: 'service' }) : customerName}
        actions={<Keys keys={keys} />}
      />
      <DetailLayout>
        <Paper
          variant="outlined"
          component="section"
          aria-label={t({ message: 'Conversation', context: 'region' })}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            height: { xs: '100dvh', md: 'calc(100dvh - 180px)' },
            minHeight: { xs: 680, md: 420 },
            mb: 3,
            overflow: 'hidden',
          }}
        >
          <ConversationHead conversation={conversation} actions={actions} overtaken={overtaken} />
          <DeskThreadView
            conversation={conversation}
            opened={opened}
            customerReadUpTo={Math.max(here?.customerReadUpTo ?? 0, conversation.customerReadUpTo)}
            sought={at}
            onSend={send}
            onSeen={(upTo) => setReadUpTo((before) => Math.max(before, upTo))}
          />
          <WhoIsHere conversation={here} staffId={staff.staffId} />
          <DeskComposer
            staff={staff}
            conversation={conversation}
            mode={mode}
            onMode={write}
            fieldRef={field}
            onSend={send}
            onTyped={sayTyping}
          />
        </Paper>
        <div>
          <CustomerPart conversation={conversation} />
        </div>
      </DetailLayout>
      {Dialog ? <Dialog conversation={conversation} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}

/** Fetches what is missing up to the newest message that was heard of. */
function useCatchUp({ store, thread }: ReturnType<typeof useDeskThread>, lastSeq: number): void {
  const catchUp = useEffectEvent((upTo: number) => {
    if (thread.heldUpTo < upTo) void store.catchUp(null).catch(() => undefined);
  });
  useEffect(() => catchUp(lastSeq), [lastSeq]);
}

function useConversationKeys(
  actions: readonly DeskAction[],
  write: (mode: DeskMode) => void,
  leave: () => void,
): readonly DeskKey[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  return [
    { key: 'r', label: t`Write an answer`, run: () => write('answer') },
    { key: 'n', label: t`Write a note`, run: () => write('note') },
    { key: 'Escape', label: t`Leave the field, so that these keys work`, run: leave },
    ...actions.map(({ shortcut, label, onChoose }) => ({
      key: shortcut,
      label,
      run: onChoose,
    })),
    {
      key: 'u',
      label: t`Back to the service desk`,
      run: () => void navigate(pathTo('serviceDesk')),
    },
  ];
}
