import type { Staff, StaffUser } from '@tolk/contract';
import { scopesOf } from '@tolk/domain';
import type { StaffMember } from './staff-repository.ts';

export function presentStaff(member: StaffMember): Staff {
  return {
    staffId: member.id,
    account: member.account,
    name: member.name,
    role: member.role,
    active: member.active,
    secondFactor: member.sealed_totp_secret !== null,
    createTime: member.created_at.toISOString(),
    lastLoginTime: member.last_login_at?.toISOString() ?? null,
  };
}

export function presentStaffUser({ id, account, name, role }: StaffMember): StaffUser {
  return { staffId: id, account, name, role, scopes: [...scopesOf(role)] };
}
