import { callErrorOf } from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';

/** No posting has this id: it never had, or its client has taken it back. */
export function isMissing(error: unknown): boolean {
  return callErrorOf(error)?.code === errorCodes.notFound;
}
