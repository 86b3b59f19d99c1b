import { createHash } from 'node:crypto';
import { limits } from '@tolk/domain';
import type { Config } from '../../config.ts';
import { refuse } from '../../calls/refusal.ts';
import type { StaffMember } from '../members/staff-repository.ts';
import { seal, unseal, type ServerKeys } from '../../database/server-key.ts';

type Needs = { config: Pick<Config, 'serverKeys'> };

/** Whose password was right, until the second factor is shown. */
export interface StaffTicket {
  staffId: string;
  /** Of the password that was right: a ticket dies with it. */
  passwordMark: string;
  /** Of the authenticator's codes before; a ticket dies with the next one that is accepted. */
  lastStep: number | null;
  /** The secret that is being set up, base32; null for who has one. */
  newSecret: string | null;
}

/** Sealed: who carries it can neither read nor change it. */
export function newTicket(
  { config }: Needs,
  member: StaffMember,
  newSecret: string | null,
  now: Date,
): string {
  const content = {
    staffId: member.id,
    passwordMark: passwordMark(member),
    lastStep: member.last_totp_step,
    newSecret,
    endsAt: now.getTime() + limits.staff.ticketMs,
  };
  return seal(config.serverKeys, 'staff-ticket', JSON.stringify(content)).toString('base64url');
}

/** Throws `staffTicketExpired` for one that is too old, was altered or is none of ours. */
export function openTicket({ config }: Needs, ticket: string, now: Date): StaffTicket {
  const content = contentOf(config.serverKeys, ticket);
  if (content === null || content.endsAt <= now.getTime()) refuse('staffTicketExpired');
  return content;
}

export function passwordMark({ password_hash }: Pick<StaffMember, 'password_hash'>): string {
  return createHash('sha256').update(password_hash).digest('base64url');
}

function contentOf(
  serverKeys: ServerKeys,
  ticket: string,
): (StaffTicket & { endsAt: number }) | null {
  try {
    return JSON.parse(unseal(serverKeys, 'staff-ticket', Buffer.from(ticket, 'base64url')));
  } catch {
    return null;
  }
}
