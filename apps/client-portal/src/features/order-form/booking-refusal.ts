import { isCallError } from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';

/** That the interpreter is taken stands beside the session's time, not above the buttons. */
export function besideTime(error: unknown): unknown {
  return isCallError(error) && error.code === errorCodes.doubleBooked
    ? { ...error, fields: { 'sessions.0.startTime': error.message } }
    : error;
}
