import { callErrorOf } from '@tolk/api-client';
import { errors } from '@tolk/contract/errors';

/** No posting has this id, or it is not an id at all: a link that was cut short looks the same to a visitor. */
export function isMissing(error: unknown): boolean {
  const code = callErrorOf(error)?.code;
  return code === errors.notFound.code || code === errors.invalid.code;
}
