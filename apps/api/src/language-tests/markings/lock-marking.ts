import type { Tx } from '../../database/schema.ts';
import { lockPersonsForNoKeyUpdate } from '../../persons/person-repository.ts';
import {
  findTestRequest,
  lockTestRequest,
  type TestRequestRecord,
} from '../requests/test-request-repository.ts';
import { findTestMarking, type TestMarkingRecord } from './test-marking-repository.ts';

export interface HeldMarking {
  marking: TestMarkingRecord;
  /** Undefined once the account of who was tested is deleted. */
  request: TestRequestRecord | undefined;
}

/**
 * A marking with its request, which nobody else changes before this transaction ends; with
 * `supplierId` only if it is theirs. The accounts of both come first, as in a deletion.
 */
export async function lockMarking(
  tx: Tx,
  id: string,
  supplierId?: string,
): Promise<HeldMarking | undefined> {
  const known = await findTestMarking(tx, id, supplierId);
  if (known === undefined) return undefined;
  const { supplier_id: marker, test_request_id: requestId } = known;
  const tested = requestId === null ? undefined : await findTestRequest(tx, requestId);
  await lockPersonsForNoKeyUpdate(tx, [marker, ...(tested ? [tested.person_id] : [])]);
  const request = tested && (await lockTestRequest(tx, tested.id));
  // Every change of a marking holds its request, or its supplier's account.
  const marking = await findTestMarking(tx, id);
  return marking && { marking, request };
}
