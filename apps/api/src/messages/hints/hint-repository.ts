import type { Hint } from '@tolk/contract/socket-events';
import type { Tx } from '../../database/schema.ts';
import { announce } from '../../database/announce.ts';

/** PostgreSQL channel on which every instance hears of hints. */
export const hintChannel = 'tolk_hint';

export interface HintMessage {
  personId: string;
  hint: Hint;
}

/** Announces the hint with the commit. */
export async function announceHint(tx: Tx, personId: string, hint: Hint): Promise<void> {
  const message: HintMessage = { personId, hint };
  await announce(tx, hintChannel, JSON.stringify(message));
}
