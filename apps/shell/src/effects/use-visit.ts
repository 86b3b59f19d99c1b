import { useEffect } from 'react';
import { countVisit } from '../account/account-call.ts';
import { whenIdle } from './when-idle.ts';

/** Counts that somebody uses the site, once a document; the server counts each visitor once a day. */
export function useVisit(): void {
  useEffect(() => whenIdle(() => void countVisit()), []);
}
