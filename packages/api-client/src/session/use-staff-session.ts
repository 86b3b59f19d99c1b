import { useEffect, useState, useSyncExternalStore } from 'react';
import { joinStaffTabs } from './staff-tabs.ts';
import { onStaffSessionChange, readStaffToken, startStaffSession } from './staff-token.ts';

/** Whether staff are signed in, in this tab or by another one that hands its session over. */
export function useStaffSession(): 'asking' | 'signedIn' | 'signedOut' {
  const token = useSyncExternalStore(onStaffSessionChange, readStaffToken);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const tabs = joinStaffTabs();
    let left = false;
    const adopt = (found: string | null) => {
      if (left) return;
      if (found !== null && readStaffToken() === null) startStaffSession(found);
      setAsked(true);
    };
    if (token === null) void tabs.ask().then(adopt);
    return () => {
      left = true;
      tabs.leave();
    };
  }, [token]);
  if (token !== null) return 'signedIn';
  return asked ? 'signedOut' : 'asking';
}
