import { Trans } from '@lingui/react/macro';
import { Box, Button } from '@tolk/design-system';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { whileVisible } from './while-visible.ts';

interface MessageLogProps {
  /** Name for screen readers, which hear what is added. */
  label: string;
  /** How many rows there are: another one is scrolled to where the reader is at the end. */
  rows: number;
  /** Fetches what stands before; left out where there is nothing before. */
  onEarlier?: (() => Promise<void>) | undefined;
  /** The end is in view, with this as its newest message. */
  newest: number;
  onSeen: (newest: number) => void;
  /** `seq` of the message that was jumped to; its row carries it as `data-seq`. */
  sought?: number | undefined;
  children: ReactNode;
}

/** So near the end counts as being at it (px). */
const nearEnd = 48;

/** Messages below one another, for threads that are read as a whole: they stay at their end. */
export function MessageLog(props: MessageLogProps) {
  const { label, rows, onEarlier, newest, onSeen, sought, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [isLoading, setLoading] = useState(false);
  const heightBefore = useRef<number | null>(null);

  const settle = useEffectEvent((count: number) => {
    const log = box.current;
    if (!log || count === 0) return;
    // What came before pushes nothing: the reader stays at the line they were reading.
    if (heightBefore.current !== null) log.scrollTop += log.scrollHeight - heightBefore.current;
    else if (atEnd) log.scrollTop = log.scrollHeight;
    heightBefore.current = null;
  });
  useLayoutEffect(() => settle(rows), [rows]);

  useEffect(() => {
    if (sought === undefined || rows === 0) return;
    box.current?.querySelector(`[data-seq="${sought}"]`)?.scrollIntoView({ block: 'center' });
  }, [sought, rows]);

  const see = useEffectEvent(onSeen);
  useEffect(() => {
    if (!atEnd || newest === 0) return undefined;
    return whileVisible(() => see(newest));
  }, [atEnd, newest]);

  function onScroll() {
    const log = box.current;
    if (log) setAtEnd(log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd);
  }
  function loadEarlier() {
    setLoading(true);
    heightBefore.current = box.current?.scrollHeight ?? null;
    void onEarlier?.()
      .catch(() => undefined)
      .finally(() => setLoading(false));
  }

  return (
    <Box
      ref={box}
      role="log"
      aria-label={label}
      tabIndex={0}
      onScroll={onScroll}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', pb: 1.5 }}
    >
      {onEarlier ? (
        <Box sx={{ textAlign: 'center', pt: 1 }}>
          <Button size="small" disabled={isLoading} onClick={loadEarlier}>
            <Trans context="button">Earlier messages</Trans>
          </Button>
        </Box>
      ) : null}
      {children}
    </Box>
  );
}
