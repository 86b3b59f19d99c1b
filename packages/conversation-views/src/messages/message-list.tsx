import { Trans, useLingui } from '@lingui/react/macro';
import { Box, IconButton } from '@tolk/design-system';
import { ArrowDownwardIcon } from '@tolk/design-system/icons';
import { Tooltip } from '@tolk/design-system/portal';
import type { Message } from '@tolk/contract';
import type { Identity } from '@tolk/domain';
import { formatDate, useLanguage, viewerZone } from '@tolk/i18n';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { VList, type VListHandle } from 'virtua';
import type { Outgoing, Thread } from '../thread/thread.ts';
import { useUnreadOnOpening } from '../thread/use-unread-on-opening.ts';
import { LogLine } from '../log/log-line.tsx';
import { daysOf } from './days-of.ts';
import { EventItem } from './event-item.tsx';
import { MessageItem } from './message-item.tsx';
import { MessageMenu, type MessageActions } from './message-menu.tsx';
import { OutgoingItem } from './outgoing-item.tsx';
import { threadRows, type ThreadRow } from './rows.ts';
import { whileVisible } from '../log/while-visible.ts';

/** The message that was jumped to; a new object for each jump, so that the same one can be sought twice. */
export interface Sought {
  seq: number;
}

interface MessageListProps extends MessageActions {
  thread: Thread;
  viewer: Identity;
  otherName: string;
  /** Fetches earlier messages and shows them at the moment that it is given. */
  onEarlier: (moment: () => Promise<void>) => Promise<void>;
  onNewest: () => Promise<void>;
  onJump: (seq: number) => void;
  onRetry: (outgoing: Outgoing) => void;
  onDiscard: (messageId: string) => void;
  /** Puts a text back into the field. */
  onEdit: (text: string) => void;
  sought: Sought | null;
  /** The newest message is in view. */
  onSeen: (seq: number) => void;
}

/** So near the end counts as being at it (px). */
const nearEnd = 48;
/** Earlier messages are fetched before the first one comes into view, also of a list that is flung (px). */
const nearStart = 2_000;
/** So much stands ready beyond what is in view, or a list that is flung shows its ground (px). */
const reserve = 800;

/** Room below the newest message. */
const end = { kind: 'end', key: 'end' } as const;

/** So long after it touched the list, the wheel or a key somebody scrolls by hand (ms). */
const gestureMs = 1_000;

/** The messages of a thread as a virtual list: ten thousand scroll like ten. */
export function MessageList(props: MessageListProps) {
  const { thread, viewer, otherName, sought, onEarlier, onNewest, onSeen } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const list = useRef<VListHandle>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [isPrepending, setPrepending] = useState(false);
  const [menu, setMenu] = useState<{ message: Message; anchor: HTMLElement }>();
  const unread = useUnreadOnOpening(thread);
  const dayOf = useMemo(() => daysOf(language), [language]);
  const rows = useMemo(
    () =>
      threadRows(thread, {
        writerOf: ({ by, memberName }) => by && `${by} ${memberName ?? ''}`,
        isOwn: ({ by }) => by === viewer,
        dayOf,
        unread,
      }),
    [thread, viewer, dayOf, unread],
  );
  const listed = useMemo(() => [...rows, end], [rows]);

  // A reader at the end stays there; one who has scrolled up is not pulled away.
  useLayoutEffect(() => {
    if (atEnd) list.current?.scrollToIndex(rows.length, { align: 'end' });
  }, [rows.length, atEnd]);
  const stayAtEnd = useEffectEvent(() => {
    if (atEnd) list.current?.scrollToIndex(rows.length, { align: 'end' });
  });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => watchSizes(frame.current, stayAtEnd), []);

  // What one writes oneself is seen at once.
  const written = thread.outgoing.at(-1)?.messageId;
  const [lastWritten, setLastWritten] = useState(written);
  if (written !== lastWritten) {
    setLastWritten(written);
    if (written !== undefined) setAtEnd(true);
  }
  const showEnd = useEffectEvent(() => void (thread.hasLater ? onNewest() : undefined));
  useEffect(() => {
    if (lastWritten !== undefined) showEnd();
  }, [lastWritten]);

  const [reached, setReached] = useState<Sought | null>(null);
  if (sought !== reached) {
    setReached(sought);
    setAtEnd(false);
  }
  const scrollTo = useEffectEvent(({ seq }: Sought) => {
    const index = rows.findIndex((row) => row.kind === 'message' && row.message.seq === seq);
    if (index >= 0) list.current?.scrollToIndex(index, { align: 'center' });
  });
  useLayoutEffect(() => {
    if (sought) scrollTo(sought);
  }, [sought]);

  const newest = thread.messages.at(-1)?.seq ?? 0;
  const see = useEffectEvent(onSeen);
  const isRead = atEnd && !thread.hasLater && newest > thread.readUpTo;
  useEffect(() => {
    if (!isRead) return undefined;
    return whileVisible(() => see(newest));
  }, [isRead, newest]);

  const lastOffset = useRef(0);
  const lastGesture = useRef(Number.NEGATIVE_INFINITY);
  const noteGesture = () => {
    lastGesture.current = performance.now();
  };
  function onScroll(offset: number) {
    const handle = list.current;
    if (!handle) return;
    const isNear = handle.scrollSize - offset - handle.viewportSize < nearEnd;
    // A browser also scrolls by itself, when what stands there changes its size.
    const goesUp =
      offset < lastOffset.current && performance.now() - lastGesture.current < gestureMs;
    lastOffset.current = offset;
    if (isNear) setAtEnd(true);
    else if (goesUp) setAtEnd(false);
    if (offset < nearStart && thread.hasEarlier && !isPrepending) {
      setPrepending(true);
      void onEarlier(nextFrame).finally(() => setPrepending(false));
    }
  }

  return (
    <Box
      ref={frame}
      onWheel={noteGesture}
      onTouchMove={noteGesture}
      onPointerDown={noteGesture}
      onKeyDown={noteGesture}
      sx={{ position: 'relative', flex: 1, minHeight: 0 }}
    >
      <VList
        ref={list}
        data={listed}
        bufferSize={reserve}
        shift={isPrepending}
        onScroll={onScroll}
        role="log"
        // Rows come and go while somebody scrolls: what is new is said by `NewMessages`.
        aria-live="off"
        aria-label={t`Messages with ${otherName}`}
        tabIndex={0}
      >
        {(row) =>
          row.kind === 'end' ? (
            <Box key={row.key} sx={{ height: 12 }} />
          ) : (
            <Row
              key={row.key}
              row={row}
              {...props}
              onMenu={(message, anchor) => setMenu({ message, anchor })}
            />
          )
        }
      </VList>
      {rows.length === 0 ? (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            color: 'text.secondary',
          }}
        >
          <Trans>No messages yet</Trans>
        </Box>
      ) : null}
      {menu ? (
        <MessageMenu
          {...props}
          {...menu}
          isOwn={menu.message.by === viewer}
          onClose={() => setMenu(undefined)}
        />
      ) : null}
      {atEnd && !thread.hasLater ? null : (
        <Tooltip title={t`Jump to the latest`} placement="left">
          <IconButton
            aria-label={t`Jump to the latest`}
            onClick={() => {
              setAtEnd(true);
              if (thread.hasLater) void onNewest();
            }}
            sx={{
              position: 'absolute',
              bottom: 8,
              insetInlineEnd: 16,
              boxShadow: 2,
              '&, &:hover': { color: 'primary.contrastText', backgroundColor: 'primary.main' },
            }}
          >
            <ArrowDownwardIcon />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

function Row({
  row,
  thread,
  viewer,
  otherName,
  onJump,
  onRetry,
  onDiscard,
  onEdit,
  sought,
  onMenu,
}: MessageListProps & {
  row: ThreadRow;
  onMenu: (message: Message, anchor: HTMLElement) => void;
}) {
  const language = useLanguage();
  if (row.kind === 'day')
    return <LogLine>{formatDate(row.day, { language, zone: viewerZone() })}</LogLine>;
  if (row.kind === 'unread')
    return (
      <LogLine>
        <Trans context="line">New messages</Trans>
      </LogLine>
    );
  if (row.kind === 'event')
    return row.message.event ? <EventItem event={row.message.event} viewer={viewer} /> : null;
  if (row.kind === 'outgoing')
    return <OutgoingItem outgoing={row.outgoing} onRetry={onRetry} onDiscard={onDiscard} />;
  return (
    <MessageItem
      message={row.message}
      isOwn={row.isOwn}
      viewer={viewer}
      joins={row.joins}
      isSought={row.message.seq === sought?.seq}
      isRead={row.message.seq <= thread.otherReadUpTo}
      otherName={otherName}
      onQuoted={onJump}
      onMenu={onMenu}
      onEditAgain={editAgain(thread, row.message, onEdit)}
    />
  );
}

/**
 * The list takes rows before the others for what they are only once it knows where it is scrolled to. In
 * between it shows nothing, and while somebody scrolls that is most of the time: not at the beginning of a
 * frame, after the scrolling.
 */
function nextFrame(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => resolve());
  return promise;
}

/** Hears when the list or what stands in it changes its size: messages measured, pictures, a keyboard. */
function watchSizes(frame: HTMLElement | null, onChange: () => void): (() => void) | undefined {
  const log = frame?.querySelector('[role=log]');
  if (!log) return undefined;
  const observer = new ResizeObserver(() => onChange());
  for (const part of [log, log.firstElementChild]) if (part) observer.observe(part);
  return () => observer.disconnect();
}

/** Only this browser still knows what a recalled message said. */
function editAgain(thread: Thread, { seq, recalled }: Message, onEdit: (text: string) => void) {
  const text = recalled ? thread.recalledTexts.get(seq) : undefined;
  return text === undefined ? undefined : () => onEdit(text);
}
