import { Trans } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import { Box } from '@tolk/design-system';
import { limits } from '@tolk/domain';
import { useEffect, useState } from 'react';

/** Whether somebody is taken to be online, by when their browser was last connected. */
function isOnline(seenAt: string | null): boolean {
  return seenAt !== null && serverNow() - Date.parse(seenAt) < 2 * limits.conversation.presenceMs;
}

/** Follows the clock: who is not heard of any more goes offline by and by. */
export function useOnline(seenAt: string | null): boolean {
  const [online, setOnline] = useState(() => isOnline(seenAt));
  useEffect(() => {
    const look = () => setOnline(isOnline(seenAt));
    look();
    const timer = setInterval(look, limits.conversation.presenceMs / 3);
    return () => clearInterval(timer);
  }, [seenAt]);
  return online;
}

/** A green dot and its word; nothing while somebody is away or hides it. */
export function Presence({ seenAt }: { seenAt: string | null }) {
  return useOnline(seenAt) ? (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, typography: 'caption' }}
    >
      <OnlineDot />
      <Trans context="presence">Online</Trans>
    </Box>
  ) : null;
}

export function OnlineDot() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'success.main', flexShrink: 0 }}
    />
  );
}
