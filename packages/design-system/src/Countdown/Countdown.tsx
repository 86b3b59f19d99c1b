import Box from '@mui/material/Box';
import { formatClock } from '@tolk/i18n';
import { useEffect, useRef } from 'react';
import { useNow } from '../clock/use-now.ts';

interface CountdownProps {
  /** ISO 8601. */
  until: string;
  /** Called once when the time is over. */
  onEnd?: () => void;
}

/** `14:59`, every second. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const left = Date.parse(until) - useNow(1000);
  const over = left <= 0;
  const ended = useRef(false);

  useEffect(() => {
    if (!over || ended.current) return;
    ended.current = true;
    onEnd?.();
  }, [over, onEnd]);

  return (
    <Box component="span" role="timer" data-figures="">
      {formatClock(left)}
    </Box>
  );
}
