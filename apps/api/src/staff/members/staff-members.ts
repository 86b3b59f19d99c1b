import { randomUUID } from 'node:crypto';
import type { Staff } from '@tolk/contract';
import type { StaffRole } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { insertAuditEntry } from '../audit/audit-repository.ts';
import { forgetDevicesOf } from '../../accounts/login/device-repository.ts';
import {
  findStaff,
  insertStaff,
  listStaff,
  lockRoles,
  lockStaff,
  updateStaff,
  type StaffMember,
} from './staff-repository.ts';
import { endStaffSessions } from '../login/staff-session-repository.ts';
import { parseAccount } from '../../accounts/identity/account-name.ts';
import { hashPassword } from '../../accounts/passwords/password.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { newOneTimePassword } from './one-time-password.ts';
import { presentStaff } from './present-staff.ts';

interface WithPassword {
  staff: Staff;
  oneTimePassword: string;
}

export async function staffList({ deps }: CallContext): Promise<Staff[]> {
  return (await listStaff(deps.db)).map(presentStaff);
}

/** A member who signs in with `oneTimePassword` first, and sets up everything then. */
async function newStaffMember(
  form: { account: string; name: string; role: StaffRole },
  now: Date,
): Promise<{ member: StaffMember; oneTimePassword: string }> {
  requireNoFaults(blankFaults({ name: form.name }));
  const account = staffAccountOf(form.account);
  const oneTimePassword = newOneTimePassword();
  const member = {
    id: randomUUID(),
    account,
    name: form.name.trim(),
    role: form.role,
    password_hash: await hashPassword(oneTimePassword),
    password_once: true,
    sealed_totp_secret: null,
    last_totp_step: null,
    active: true,
    wrong_tries: 0,
    locked_until: null,
    last_login_at: null,
    created_at: now,
  };
  return { member, oneTimePassword };
}

/** Throws `staffAccountTaken`, 422 at `account` or `name`. */
export async function addStaff(
  form: { account: string; name: string; role: StaffRole },
  context: CallContext,
): Promise<WithPassword> {
  const { member, oneTimePassword } = await newStaffMember(form, context.now);
  return context.transaction(async (tx) => {
    if (!(await insertStaff(tx, member))) refuse('staffAccountTaken');
    await recordAudit(tx, context, {
      action: 'addStaff',
      subject: 'staff',
      subjectId: member.id,
      details: { name: member.name, role: member.role },
    });
    return { staff: presentStaff(member), oneTimePassword };
  });
}

/** The first admin, who is added by the person who runs the installation; answers the one-time password. */
export async function addStaffFromConsole(
  db: Queryable,
  form: { account: string; name: string; role: StaffRole },
  now: Date,
): Promise<string> {
  const { member, oneTimePassword } = await newStaffMember(form, now);
  await transaction(db, async (tx) => {
    if (!(await insertStaff(tx, member))) refuse('staffAccountTaken');
    await insertAuditEntry(tx, {
      staff_id: member.id,
      role: member.role,
      action: 'addStaff',
      subject: 'staff',
      subject_id: member.id,
      details: { name: member.name, role: member.role },
      address: 'console',
      at: now,
    });
  });
  return oneTimePassword;
}

/** Sessions of the member end with the role, and with the leave. Throws `ownStaffAccount`, `notFound`. */
export async function editStaff(
  form: { staffId: string; name: string; role: StaffRole; active: boolean },
  context: CallContext,
): Promise<Staff> {
  requireNoFaults(blankFaults({ name: form.name }));
  return context.transaction(async (tx) => {
    const member = await lockColleague(tx, form.staffId, context);
    const changes = { name: form.name.trim(), role: form.role, active: form.active };
    await updateStaff(tx, member.id, changes);
    if (member.role !== form.role || !form.active) {
      await endStaffSessions(tx, { staffId: member.id }, context.now);
    }
    await recordAudit(tx, context, {
      action: 'editStaff',
      subject: 'staff',
      subjectId: member.id,
      details: { name: changes.name, role: form.role, active: form.active ? 'yes' : 'no' },
    });
    return presentStaff({ ...member, ...changes });
  });
}

/** Takes password and second factor from a member. Throws `ownStaffAccount`, `notFound`. */
export async function resetStaffLogin(
  { staffId }: { staffId: string },
  context: CallContext,
): Promise<WithPassword> {
  const oneTimePassword = newOneTimePassword();
  const password_hash = await hashPassword(oneTimePassword);
  return context.transaction(async (tx) => {
    const member = await lockColleague(tx, staffId, context);
    const changes = {
      password_hash,
      password_once: true,
      sealed_totp_secret: null,
      last_totp_step: null,
      wrong_tries: 0,
      locked_until: null,
    };
    await updateStaff(tx, member.id, changes);
    await forgetDevicesOf(tx, member.id);
    await endStaffSessions(tx, { staffId: member.id }, context.now);
    await recordAudit(tx, context, {
      action: 'resetStaffLogin',
      subject: 'staff',
      subjectId: member.id,
    });
    return { staff: presentStaff({ ...member, ...changes }), oneTimePassword };
  });
}

/**
 * A member other than the caller. Two admins who demote each other at once don't both succeed: the
 * second one is none any more.
 */
async function lockColleague(
  tx: Tx,
  staffId: string,
  { staffMember }: CallContext,
): Promise<StaffMember> {
  if (staffId === staffMember.staffId) refuse('ownStaffAccount');
  await lockRoles(tx);
  const caller = await findStaff(tx, staffMember.staffId);
  if (caller?.active !== true || caller.role !== 'admin') refuse('staffForbidden');
  return (await lockStaff(tx, { id: staffId })) ?? refuse('notFound');
}

/** Throws 422 at `account` for anything but an e-mail address. */
function staffAccountOf(text: string): string {
  const account = parseAccount(text);
  if (account?.channel === 'email') return account.value;
  return invalidFields({
    account: { en: 'Enter an e-mail address.', zh: '请输入有效的邮箱地址。' },
  });
}
