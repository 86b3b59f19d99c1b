import { randomUUID } from 'node:crypto';
import type { RealName } from '@tolk/contract';
import { companyForm, creditCodes, saveProfile, uploadPhoto } from '../support/documents.ts';
import { dataOf } from '../support/market.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { proveFields } from '../support/proven-fields.ts';
import { addStaffMember, staffCodeNow, type TestStaff } from '../support/staff.ts';
import type { TestApp } from '../support/test-app.ts';
import { startStaffSession } from '../../src/staff/login/staff-sessions.ts';
import type { Hints } from './valid-body.ts';

/** What there is for the staff to act on; nobody of the market has a part in it. */
export interface StaffScope {
  admin: TestStaff;
  /** A new session of the admin. */
  enter(): Promise<string>;
  /** Values that mean something to calls of the staff. */
  hints: Hints;
}

export async function openStaffRoom(tolk: TestApp): Promise<StaffScope> {
  const admin = await addStaffMember(tolk, 'admin');
  const colleague = await addStaffMember(tolk, 'support');
  const bystander = await signUp(tolk, 'supplier');
  const reviewId = await submittedReview(tolk, bystander);
  return {
    admin,
    hints: { staffId: colleague.staffId, personId: bystander.personId, kind: 'realName', reviewId },
    enter() {
      const { db, clock } = tolk.app.deps;
      const { staffId } = admin;
      return startStaffSession(db, { staffId, userAgent: '', address: '', now: clock.now() });
    },
  };
}

let passports = 0;

/** A form that nobody has submitted yet; the person's profile carries the name. */
export async function passportForm(person: TestPerson, name = '林婉清') {
  passports += 1;
  const number = `E${String(passports).padStart(8, '0')}`;
  return { documentType: 'passport', name, number, photoIds: [await uploadPhoto(person)] };
}

async function submittedReview(tolk: TestApp, person: TestPerson): Promise<string> {
  await saveProfile(person, '林婉清');
  const form = await passportForm(person);
  await dataOf(person.call<RealName>('/supinterface/addOrEditSupSmrz', form));
  const { id } = await tolk.app.deps.db
    .selectFrom('real_name_verification')
    .select('id')
    .where('person_id', '=', person.personId)
    .executeTakeFirstOrThrow();
  return id;
}

const paypal = { method: 'paypal', name: '林婉清', account: 'wanqing@example.com' };

/** What makes the changing calls of the staff and of certification possible, by their names. */
export function staffBodies(tolk: TestApp, enterAsClient: (personId: string) => Promise<string>) {
  const profiled = async () => {
    const person = await signUp(tolk, 'supplier');
    await saveProfile(person, '林婉清');
    return person;
  };
  const member = () => addStaffMember(tolk, 'support');
  const user = async () => ({ personId: (await signUp(tolk, 'client')).personId });
  const company = async (side: 'client' | 'supplier') => {
    const person = await profiled();
    await tolk.app.deps.db
      .deleteFrom('company_certification')
      .where('credit_code', '=', creditCodes[0])
      .execute();
    const body = await companyForm(person, creditCodes[0]);
    const token = side === 'client' ? await enterAsClient(person.personId) : person.token;
    return { body, token };
  };
  const givenUp = async () => {
    const jobId = randomUUID();
    await tolk.app.deps.db
      .insertInto('job')
      .values({
        id: jobId,
        kind: 'file.remove',
        key: null,
        lane: 'upkeep',
        run_at: tolk.clock.now(),
        payload: JSON.stringify({ fileId: 'none' }),
        locked_until: null,
        last_error: 'the disk is away',
        done_at: null,
        dead_at: tolk.clock.now(),
      })
      .execute();
    return { jobId };
  };
  const fault = async () => {
    const faultId = randomUUID();
    const at = tolk.app.deps.clock.now();
    await tolk.app.deps.db
      .insertInto('front_end_fault')
      .values({
        id: faultId,
        fingerprint: faultId,
        remote: 'marketing',
        kind: 'screen',
        message: 'TypeError: rows is undefined',
        versions: ['0.1.0-aaaaaaaaaa'],
        first_at: at,
        last_at: at,
      })
      .execute();
    return { faultId };
  };
  return {
    setFrontEndFaultState: async () => ({ body: { ...(await fault()), state: 'mended' } }),
    setFrontEndFaultStates: async () => {
      const { faultId } = await fault();
      return { body: { faultIds: [faultId], state: 'ignored' } };
    },
    restartGivenUpJob: async () => ({ body: await givenUp() }),
    changePassword: async () => {
      const { token, password } = await member();
      const code = staffCodeNow(tolk);
      return { token, body: { oldPassword: password, newPassword: 'ink-and-a-brush', code } };
    },
    addStaff: async () => ({
      body: { account: `${randomUUID()}@staff.example`, name: 'Ellen', role: 'support' },
    }),
    editStaff: async () => {
      const { staffId } = await member();
      return { body: { staffId, name: 'Ellen', role: 'finance', active: true } };
    },
    resetStaffLogin: async () => ({ body: { staffId: (await member()).staffId } }),
    decideReview: async () => {
      const reviewId = await submittedReview(tolk, await signUp(tolk, 'supplier'));
      return { body: { kind: 'realName', reviewId, decision: 'certify', reason: '' } };
    },
    setProvenFields: async () => {
      const { personId } = await signUp(tolk, 'supplier');
      return { body: { reviewId: await proveFields(tolk, personId, ['law']), provenFieldIds: [] } };
    },
    blockUser: async () => ({ body: { ...(await user()), reason: 'Sold false documents' } }),
    unblockUser: async () => {
      const body = await user();
      await tolk.app.deps.db
        .updateTable('person')
        .set({ blocked_at: tolk.app.deps.clock.now(), block_reason: 'Why' })
        .where('id', '=', body.personId)
        .execute();
      return { body };
    },
    setUserWatch: async () => ({
      body: { ...(await user()), watched: true, reason: 'Two complaints in a week' },
    }),
    endUserSessions: async () => ({ body: await user() }),
    addOrEditSupSmrz: async () => {
      const person = await profiled();
      return { token: person.token, body: await passportForm(person) };
    },
    addOrEditSysSmrz: async () => {
      const person = await profiled();
      const body = await passportForm(person);
      return { token: await enterAsClient(person.personId), body };
    },
    addOrEditCompany: () => company('supplier'),
    addOrEditSysCompany: () => company('client'),
    addOrEditJSRZ: async () => {
      const person = await profiled();
      await dataOf(person.call('/supinterface/addOrEditSupSmrz', await passportForm(person)));
      return { token: person.token, body: paypal };
    },
  };
}
