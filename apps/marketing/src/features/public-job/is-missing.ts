import { callErrorOf } from '@tolk/api-client';
import { errors } from '@tolk/contract/errors';

/** No posting has this id: it never had, or its client has taken it back. */
export function isMissing(error: unknown): boolean {
  return callErrorOf(error)?.code === errors.notFound.code;
}
