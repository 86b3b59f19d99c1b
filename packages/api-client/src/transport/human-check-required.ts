import { errorCodes } from '@tolk/contract/error-codes';
import { isCallError } from './call-error.ts';

/** Whether a call that sends a code wants the person to verify first. */
export function isHumanCheckRequired(error: unknown): boolean {
  return isCallError(error) && error.code === errorCodes.humanCheckRequired;
}
