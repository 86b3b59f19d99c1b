import type { AnyCall } from '@tolk/contract';
import { can, portOf } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { CallRefusal, refuse } from '../calls/refusal.ts';

/** A public call with a token that is no longer good is made as a visitor; a rotation is still told. */
export async function admitTo<Caller>(
  call: AnyCall,
  admission: () => Promise<Caller | null>,
): Promise<Caller | null> {
  try {
    return await admission();
  } catch (error) {
    const stale =
      error instanceof CallRefusal &&
      (error.errorName === 'unauthenticated' || error.errorName === 'sessionRevoked');
    if (call.access === 'public' && stale) return null;
    throw error;
  }
}

/** Staff have sessions of their own: no other token is known there, and theirs is known nowhere else. */
export function isStaffCall({ path }: AnyCall): boolean {
  return path.startsWith('/opsinterface/');
}

/** Whether the caller may make this call: `access` and `scope` as the contract declares them. */
export function assertAccess({ access, scope }: AnyCall, { session, staff }: CallContext): void {
  if (access === 'public') return;
  if (access === 'staff') {
    if (staff === null) refuse('unauthenticated');
    if (scope !== undefined && !can(staff.role, scope)) refuse('staffForbidden');
    return;
  }
  if (session === null) refuse('unauthenticated');
  if (access !== 'any' && session.identity !== access) {
    refuse('forbidden', {
      data: { port: session.identity === null ? null : portOf(session.identity) },
    });
  }
}
