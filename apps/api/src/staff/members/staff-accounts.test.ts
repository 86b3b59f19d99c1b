import type { Staff, StaffUser } from '@tolk/contract';
import { MINUTE, SECOND } from '@tolk/domain';
import type { Caller } from '@tolk/testing/caller';
import { sql } from 'kysely';
import {
  addStaffMember,
  staffCodeNow,
  staffPassword,
  staffSecret,
  type TestStaff,
} from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { addStaffFromConsole } from './staff-members.ts';

const tolk = testApp();

interface FirstStep {
  ticket: string;
  enrolment: { secret: string; otpauth: string; qrCode: string } | null;
  newPasswordRequired: boolean;
}

let admin: TestStaff;
beforeAll(async () => {
  admin = await addStaffMember(tolk, 'admin');
});

function login(caller: Caller, account: string, password: string) {
  return caller.call<FirstStep>('/opsinterface/login', { account, password });
}

function confirm(caller: Caller, ticket: string, code: string, newPassword?: string) {
  const body = newPassword === undefined ? { ticket, code } : { ticket, code, newPassword };
  return caller.call<{ token: string; user: StaffUser }>('/opsinterface/confirmLogin', body);
}

async function ticketOf({ account }: { account: string }, password = staffPassword) {
  return (await login(tolk.caller(), account, password)).data.ticket;
}

async function actionsOf(staffId: string): Promise<string[]> {
  const rows = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', staffId)
    .orderBy('at')
    .execute();
  return rows.map(({ action }) => action);
}

describe('a login of the staff', () => {
  it('asks for password and code, and opens the scopes of the role', async () => {
    const member = await addStaffMember(tolk, 'finance');
    const caller = tolk.caller();
    const first = await login(caller, ` ${member.account.toUpperCase()} `, staffPassword);
    expect(first.data).toMatchObject({ enrolment: null, newPasswordRequired: false });
    const second = await confirm(caller, first.data.ticket, staffCodeNow(tolk));
    expect(second.data.user).toEqual({
      staffId: member.staffId,
      account: member.account,
      name: expect.any(String),
      role: 'finance',
      scopes: [
        'overview',
        'reviews',
        'orders',
        'settlements',
        'refunds',
        'taxInvoices',
        'reconciliation',
        'figures',
        'users',
      ],
    });
    caller.token = second.data.token;
    const again = await caller.call<StaffUser>('/opsinterface/getStaffUser');
    expect(again.data).toEqual(second.data.user);
    expect(await actionsOf(member.staffId)).toEqual(['confirmLogin']);
    await caller.call('/opsinterface/loginOut');
    expect((await caller.call('/opsinterface/getStaffUser')).code).toBe(601);
  });

  it('works beside a token that is over', async () => {
    const member = await addStaffMember(tolk, 'support');
    const caller = tolk.caller();
    caller.token = 'a-token-that-nobody-has';
    expect((await login(caller, member.account, staffPassword)).code).toBe(0);
  });

  it('takes a code once', async () => {
    const member = await addStaffMember(tolk, 'support');
    const code = staffCodeNow(tolk);
    expect((await confirm(tolk.caller(), await ticketOf(member), code)).code).toBe(0);
    expect((await confirm(tolk.caller(), await ticketOf(member), code)).code).toBe(1601);
    await tolk.advance(30 * SECOND);
    const next = await confirm(tolk.caller(), await ticketOf(member), staffCodeNow(tolk));
    expect(next.code).toBe(0);
  });

  it('takes a code once also when it comes twice at the same time', async () => {
    const member = await addStaffMember(tolk, 'support');
    const ticket = await ticketOf(member);
    const code = staffCodeNow(tolk);
    const both = await Promise.all([
      confirm(tolk.caller(), ticket, code),
      confirm(tolk.caller(), ticket, code),
    ]);
    expect(both.map((answer) => answer.code).toSorted((one, other) => one - other)).toEqual([
      0, 1602,
    ]);
  });

  it('takes a ticket once, and one that was given out before that login not at all', async () => {
    const member = await addStaffMember(tolk, 'support');
    const [used, unused] = [await ticketOf(member), await ticketOf(member)];
    expect((await confirm(tolk.caller(), used, staffCodeNow(tolk))).code).toBe(0);
    await tolk.advance(30 * SECOND);
    expect((await confirm(tolk.caller(), used, staffCodeNow(tolk))).code).toBe(1602);
    expect((await confirm(tolk.caller(), unused, staffCodeNow(tolk))).code).toBe(1602);
  });

  it('is locked for 15 minutes after five wrong passwords, for an account that nobody has too', async () => {
    const member = await addStaffMember(tolk, 'support');
    const accounts = [member.account, 'nobody-at-all@tolk.example'];
    const heard = await Promise.all(
      accounts.map(async (account) => {
        const codes: number[] = [];
        for (let tries = 0; tries < 6; tries += 1) {
          codes.push((await login(tolk.caller(), account, 'not this one')).code);
        }
        return codes;
      }),
    );
    const expected = [1601, 1601, 1601, 1601, 1601, 1603];
    expect(heard).toEqual([expected, expected]);
    expect((await login(tolk.caller(), member.account, staffPassword)).code).toBe(1603);
    await tolk.advance(15 * MINUTE);
    expect((await login(tolk.caller(), member.account, staffPassword)).code).toBe(0);
    expect((await login(tolk.caller(), accounts[1] ?? '', 'not this one')).code).toBe(1601);
    expect(await actionsOf(member.staffId)).toEqual(['lockStaffLogin']);
  });

  it('is locked at the second step after five wrong codes; a right password takes none of them back', async () => {
    const member = await addStaffMember(tolk, 'support');
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = staffCodeNow(tolk) === '000000' ? '111111' : '000000';
      expect((await confirm(tolk.caller(), await ticketOf(member), wrong)).code).toBe(1601);
    }
    const ticket = await ticketOf(member);
    expect((await confirm(tolk.caller(), ticket, staffCodeNow(tolk))).code).toBe(1603);
    await tolk.advance(15 * MINUTE);
    const later = await ticketOf(member);
    expect((await confirm(tolk.caller(), later, staffCodeNow(tolk))).code).toBe(0);
  });

  it('takes a ticket for ten minutes, unaltered, and not after the password has changed', async () => {
    const member = await addStaffMember(tolk, 'support');
    const ticket = await ticketOf(member);
    const altered = `${ticket.slice(0, -2)}${ticket.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await confirm(tolk.caller(), altered, staffCodeNow(tolk))).code).toBe(1602);
    await admin.call('/opsinterface/resetStaffLogin', { staffId: member.staffId });
    expect((await confirm(tolk.caller(), ticket, staffCodeNow(tolk))).code).toBe(1602);
    const other = await addStaffMember(tolk, 'support');
    const old = await ticketOf(other);
    await tolk.advance(10 * MINUTE);
    expect((await confirm(tolk.caller(), old, staffCodeNow(tolk))).code).toBe(1602);
  });
});

describe('the first login of a new member', () => {
  it('sets up the authenticator and a password of their own', async () => {
    const account = 'ellen@tolk.example';
    const added = await admin.call<{ staff: Staff; oneTimePassword: string }>(
      '/opsinterface/addStaff',
      { account: 'Ellen@Tolk.example', name: ' Ellen Oda ', role: 'reviewer' },
    );
    const { staff, oneTimePassword } = added.data;
    expect(staff).toMatchObject({ account, name: 'Ellen Oda', secondFactor: false, active: true });
    expect(oneTimePassword).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const caller = tolk.caller();
    const { ticket, enrolment, newPasswordRequired } = (
      await login(caller, account, oneTimePassword)
    ).data;
    expect(newPasswordRequired).toBe(true);
    expect(enrolment?.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(enrolment?.otpauth).toContain(enrolment?.secret);
    const code = staffCodeNow(tolk, enrolment?.secret);

    const without = await confirm(caller, ticket, code);
    expect(without).toMatchObject({
      code: 422,
      data: { fields: { newPassword: expect.any(String) } },
    });
    expect((await confirm(caller, ticket, code, oneTimePassword)).code).toBe(422);
    expect((await confirm(caller, ticket, code, 'password123')).code).toBe(1007);
    expect((await confirm(caller, ticket, code, staffPassword)).code).toBe(0);

    // Both belong to the member now: the ticket and the password for one time are used up.
    expect((await confirm(caller, ticket, code, 'another good one')).code).toBe(1602);
    expect((await login(caller, account, oneTimePassword)).code).toBe(1601);
    const next = await login(caller, account, staffPassword);
    expect(next.data).toMatchObject({ enrolment: null, newPasswordRequired: false });
    expect(await actionsOf(staff.staffId)).toEqual(['addStaff', 'confirmLogin']);
  });

  it('works for the first admin, who is added from the console', async () => {
    const { db, clock } = tolk.app.deps;
    const form = { account: 'first@tolk.example', name: 'First', role: 'admin' } as const;
    const password = await addStaffFromConsole(db, form, clock.now());
    expect((await login(tolk.caller(), form.account, password)).data.enrolment).not.toBeNull();
    await expect(addStaffFromConsole(db, form, clock.now())).rejects.toMatchObject({ code: 1604 });
  });
});

describe('the own password', () => {
  it('is changed by the old one and a code; other sessions end', async () => {
    const member = await addStaffMember(tolk, 'support');
    const other = tolk.caller();
    const elsewhere = await confirm(other, await ticketOf(member), staffCodeNow(tolk));
    other.token = elsewhere.data.token;
    await tolk.advance(30 * SECOND);
    const change = (oldPassword: string, newPassword: string) =>
      member.call('/opsinterface/changePassword', {
        oldPassword,
        newPassword,
        code: staffCodeNow(tolk),
      });
    expect((await change('not this one', 'a-brush-and-an-inkstone')).code).toBe(1601);
    expect((await change(staffPassword, '12345678')).code).toBe(1007);
    expect((await change(staffPassword, 'a-brush-and-an-inkstone')).code).toBe(0);
    expect((await member.call('/opsinterface/getStaffUser')).code).toBe(0);
    expect((await other.call('/opsinterface/getStaffUser')).code).toBe(601);
    expect((await login(tolk.caller(), member.account, staffPassword)).code).toBe(1601);
  });
});

describe('the own authenticator', () => {
  it('is changed by password and present code, and by the first code of the new one', async () => {
    const member = await addStaffMember(tolk, 'support');
    const other = tolk.caller();
    other.token = (await confirm(other, await ticketOf(member), staffCodeNow(tolk))).data.token;
    await tolk.advance(30 * SECOND);
    type Begun = { ticket: string; enrolment: { secret: string } };
    const begin = (password: string) =>
      member.call<Begun>('/opsinterface/beginSecondFactor', { password, code: staffCodeNow(tolk) });
    expect((await begin('not this one')).code).toBe(1601);
    const { ticket, enrolment } = (await begin(staffPassword)).data;
    const use = (caller: Caller, code: string) =>
      caller.call('/opsinterface/confirmSecondFactor', { ticket, code });
    const newCode = () => staffCodeNow(tolk, enrolment.secret);
    const somebody = await addStaffMember(tolk, 'support');
    expect((await use(somebody, newCode())).code).toBe(1602);
    expect((await use(member, newCode() === '000000' ? '000001' : '000000')).code).toBe(1601);
    expect((await use(member, newCode())).code).toBe(0);
    expect((await use(member, newCode())).code).toBe(1602);
    expect((await other.call('/opsinterface/getStaffUser')).code).toBe(601);
    await tolk.advance(30 * SECOND);
    const next = tolk.caller();
    expect((await confirm(next, await ticketOf(member), staffCodeNow(tolk))).code).toBe(1601);
    expect((await confirm(next, await ticketOf(member), newCode())).code).toBe(0);
    expect(await actionsOf(member.staffId)).toContain('confirmSecondFactor');
  });
});

describe('members of the staff', () => {
  it.each([
    ['role', { role: 'finance', active: true }],
    ['leave', { role: 'support', active: false }],
  ] as const)('lose their sessions with their %s', async (_what, changes) => {
    const member = await addStaffMember(tolk, 'support');
    const edited = await admin.call<Staff>('/opsinterface/editStaff', {
      staffId: member.staffId,
      name: 'New Name',
      ...changes,
    });
    expect(edited.data).toMatchObject({ name: 'New Name', ...changes });
    expect((await member.call('/opsinterface/getStaffUser')).code).toBe(601);
    const next = await login(tolk.caller(), member.account, staffPassword);
    expect(next.code).toBe(changes.active ? 0 : 1601);
    expect(await actionsOf(member.staffId)).toEqual(['editStaff']);
  });

  it('keep their sessions when only the name changes', async () => {
    const member = await addStaffMember(tolk, 'support');
    const form = { staffId: member.staffId, name: 'Maya', role: 'support', active: true };
    expect((await admin.call('/opsinterface/editStaff', form)).code).toBe(0);
    expect((await member.call('/opsinterface/getStaffUser')).data).toMatchObject({ name: 'Maya' });
  });

  it('don’t change their own role or login', async () => {
    const { staffId } = admin;
    const form = { staffId, name: 'Me', role: 'admin', active: true };
    expect((await admin.call('/opsinterface/editStaff', form)).code).toBe(1605);
    expect((await admin.call('/opsinterface/resetStaffLogin', { staffId })).code).toBe(1605);
  });

  it('have an account that is an e-mail address and nobody else’s', async () => {
    const add = (account: string) =>
      admin.call('/opsinterface/addStaff', { account, name: 'Somebody', role: 'support' });
    expect(await add('13800138000')).toMatchObject({
      code: 422,
      data: { fields: { account: expect.any(String) } },
    });
    expect((await add(admin.account)).code).toBe(1604);
  });

  it('can’t demote each other at once: an admin is left', async () => {
    const [one, two] = [await addStaffMember(tolk, 'admin'), await addStaffMember(tolk, 'admin')];
    const demote = (by: TestStaff, { staffId }: TestStaff) =>
      by.call('/opsinterface/editStaff', {
        staffId,
        name: 'Former',
        role: 'support',
        active: true,
      });
    const answers = await Promise.all([demote(one, two), demote(two, one)]);
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect([403, 601]).toContain(codes.find((code) => code !== 0));
  });

  it('are listed without anything secret', async () => {
    const { data } = await admin.call<Staff[]>('/opsinterface/getStaffList');
    const row = data.find(({ staffId }) => staffId === admin.staffId);
    expect(row).toMatchObject({ account: admin.account, role: 'admin', secondFactor: true });
    expect(JSON.stringify(data)).not.toMatch(/argon2|sealed|secret/i);
  });
});

describe('the audit log', () => {
  it('is read by filters, the newest first', async () => {
    const member = await addStaffMember(tolk, 'support');
    for (const name of ['One', 'Two', 'Three']) {
      const form = { staffId: member.staffId, name, role: 'support', active: true };
      await admin.call('/opsinterface/editStaff', form);
      tolk.clock.advance(SECOND);
    }
    const { data } = await admin.call<{ total: number; list: { details: { name: string } }[] }>(
      '/opsinterface/getAuditList',
      { subjectId: member.staffId, action: 'editStaff', staffId: admin.staffId, pageSize: 2 },
    );
    expect(data.total).toBe(3);
    expect(data.list.map(({ details }) => details.name)).toEqual(['Three', 'Two']);
    expect(data.list[0]).toMatchObject({ action: 'editStaff', role: 'admin', subject: 'staff' });
  });

  it.each([
    'update audit_entry set action = action',
    'delete from audit_entry',
    'truncate audit_entry',
  ])('refuses: %s', async (text) => {
    const { db } = tolk.app.deps;
    await expect(sql.raw(text).execute(db)).rejects.toThrow('audit entries are never changed');
  });

  it('holds no password and no secret', async () => {
    const rows = await tolk.app.deps.db.selectFrom('audit_entry').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    const text = JSON.stringify(rows);
    expect(text).not.toContain(staffPassword);
    expect(text).not.toContain(staffSecret);
  });
});
