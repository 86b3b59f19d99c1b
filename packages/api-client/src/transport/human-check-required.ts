import { errorCodes } from '@tolk/contract/error-codes';
import { isCallError } from './call-error.ts';

/** Whether the server trusts this device to do the check’s work without asking its person. */
export function isSilentHumanCheck(error: unknown): boolean {
  if (!isHumanCheckRequired(error) || !isCallError(error)) return false;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'silent' in data && data.silent === true;
}

/** Whether a call that sends a code wants the person to verify first. */
export function isHumanCheckRequired(error: unknown): boolean {
  return isCallError(error) && error.code === errorCodes.humanCheckRequired;
}
