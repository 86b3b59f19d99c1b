import { randomInt } from 'node:crypto';
import { limits } from '@tolk/domain';

/** Without characters that are taken for others: 0 and O, 1, I and L. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code with which a person invites others (`yqm`). */
export function newInvitationCode(): string {
  return Array.from(
    { length: limits.invitationCode.length },
    () => alphabet[randomInt(alphabet.length)],
  ).join('');
}
