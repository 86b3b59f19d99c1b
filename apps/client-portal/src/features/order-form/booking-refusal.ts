import { isCallError } from '@tolk/api-client';
import { errors } from '@tolk/contract/errors';

/** That the interpreter is taken stands beside the session's time, not above the buttons. */
export function besideTime(error: unknown): unknown {
  return isCallError(error) && error.code === errors.doubleBooked.code
    ? { ...error, fields: { startTime: error.message } }
    : error;
}
