import { isCallError } from './call-error.ts';

/** `verificationRequired` of the catalogue, whose sentences a browser does without. */
const verificationRequired = 1009;

/** Whether a call that sends a code wants the person to verify first. */
export function isVerificationRequired(error: unknown): boolean {
  return isCallError(error) && error.code === verificationRequired;
}
