import { sql } from 'kysely';
import type { Hint } from '@tolk/contract/socket-events';
import type { Tx } from '../../database/schema.ts';
import { announce } from '../../database/announce.ts';

/** PostgreSQL channel on which every instance hears of hints. */
export const hintChannel = 'tolk_hint';

export interface HintMessage {
  personId: string;
  hint: Hint;
}

/** Gives the hint the person's next number and announces it with the commit. */
export async function announceHint(
  tx: Tx,
  personId: string,
  hint: Omit<Hint, 'sequence'>,
): Promise<void> {
  const { sequence } = await tx
    .insertInto('hint_counter')
    .values({ person_id: personId, sequence: 1 })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ sequence: sql`hint_counter.sequence + 1` }),
    )
    .returning('sequence')
    .executeTakeFirstOrThrow();
  const message: HintMessage = { personId, hint: { sequence, ...hint } };
  await announce(tx, hintChannel, JSON.stringify(message));
}
