import type { Queryable } from '../database/schema.ts';
import { appealData } from '../orders/appeals/appeal-repository.ts';
import { readableKeys } from './readable.ts';

/** Appeals about the person's orders: what the person said and handed in, and what was decided. */
export async function exportAppeals(db: Queryable, personId: string) {
  const { appeals, evidence, rulings } = await appealData(db, personId);
  return appeals.map(({ id, client_id, claimant, reason, ...appeal }) => {
    const side = client_id === personId ? 'client' : 'supplier';
    return {
      ...readableKeys(appeal),
      raisedBy: claimant,
      // What the other side wrote is theirs.
      reason: claimant === side ? reason : null,
      evidence: evidence
        .filter(({ appeal_id }) => appeal_id === id)
        .map(({ appeal_id: _appeal, ...one }) => readableKeys(one)),
      rulings: rulings
        .filter(({ appeal_id }) => appeal_id === id)
        .map(({ appeal_id: _appeal, ...one }) => readableKeys(one)),
    };
  });
}
