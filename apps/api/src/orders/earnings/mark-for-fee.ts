import type { RequestOf, TestMarking, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import type { Tx } from '../../database/schema.ts';
import { takeSheet } from '../../language-tests/markings/own-markings.ts';
import type { TestMarkingRecord } from '../../language-tests/markings/test-marking-repository.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { insertEarning } from './earning-repository.ts';

const currency = 'CNY';

/**
 * Marks the translation of another supplier by the sheet, once, and pays for it. Throws `notFound`,
 * `conflict`, `testOver`, 422 at `remark`.
 */
export function markTestTranslation(
  {
    testMarkingId,
    marks,
    remark,
  }: RequestOf<(typeof calls)['supinterface']['tests']['addTestMarks']>,
  context: CallContext,
): Promise<TestMarking> {
  requireNoFaults(blankFaults({ remark }));
  const sheet = { testMarkingId, marks, remark: visibleText(remark) };
  return takeSheet(sheet, context, (tx, marking) => payMarker(tx, marking, context.now));
}

/** Nobody can appeal against it, so that nothing is held: it can be settled at once. */
async function payMarker(tx: Tx, { id, supplier_id, fee }: TestMarkingRecord, at: Date) {
  await insertEarning(tx, {
    order_id: null,
    milestone_id: null,
    marking_id: id,
    supplier_id,
    amount: fee,
    currency,
    status: 'ready',
    earned_at: at,
    hold_until: at,
    settlement_id: null,
  });
  await postEntry(tx, {
    event: 'markingEarned',
    source: `testMarking:${id}`,
    supplierId: supplier_id,
    money: { amount: fee, currency },
    at,
  });
  invalidate(tx, supplier_id, ['Settlement', 'Overview']);
}
