import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { invalidFields } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { isReturnReferenceTaken } from './return-reference-repository.ts';

const taken = {
  en: 'This number is recorded for other money that was sent back. Check the bank’s statement.',
  zh: '该流水号已用于另一笔退款，请核对银行流水。',
};

/** The bank's number of a transfer that sends money back, as it is stored. Throws 422 at `bankReference`. */
export function returnReference(bankReference: string): string {
  requireNoFaults(blankFaults({ bankReference }));
  return bankReference.trim();
}

/** One transfer of the bank sends back one amount. Throws 422 at `bankReference`. */
export async function requireFreshReturn(tx: Tx, reference: string): Promise<void> {
  if (await isReturnReferenceTaken(tx, reference)) invalidFields({ bankReference: taken });
}
