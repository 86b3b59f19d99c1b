import { randomUUID } from 'node:crypto';
import type { ReviewDetail, ReviewRow } from '@tolk/contract';
import { MINUTE, verificationKinds, type StaffRole, type VerificationKind } from '@tolk/domain';
import {
  certificateForm,
  companyForm,
  creditCodes,
  idNumbers,
  realNameForm,
  saveProfile,
} from '../../../test/support/documents.ts';
import { dataOf } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
const name = '林婉清';
const roles = ['support', 'reviewer', 'finance', 'admin'] as const;
const card = '6222020200111234569';

let person: TestPerson;
let staff: Record<StaffRole, TestStaff>;
const reviewIds: Record<VerificationKind, string> = {
  realName: '',
  company: '',
  settlementMethod: '',
  translatorCertificate: '',
};
let photoId: string;
let licenceId: string;

beforeAll(async () => {
  staff = {
    support: await addStaffMember(tolk, 'support'),
    reviewer: await addStaffMember(tolk, 'reviewer'),
    finance: await addStaffMember(tolk, 'finance'),
    admin: await addStaffMember(tolk, 'admin'),
  };
  person = await signUp(tolk, 'supplier');
  await saveProfile(person, name);
  await submitRealName();
  tolk.clock.advance(MINUTE);
  const company = await companyForm(person, creditCodes[0]);
  ({ licenceId } = company);
  await dataOf(person.call('/supinterface/addOrEditCompany', company));
  tolk.clock.advance(MINUTE);
  await submitCard();
  tolk.clock.advance(MINUTE);
  const certificate = await certificateForm(person);
  await dataOf(person.call('/supinterface/addOrEditTranslatorCertificate', certificate));
  const { list } = await queue('admin');
  for (const { kind, reviewId } of list) reviewIds[kind] = reviewId;
});

async function submitRealName(): Promise<void> {
  const form = await realNameForm(person, name, idNumbers[0]);
  photoId = form.photoIds[0] ?? '';
  await dataOf(person.call('/supinterface/addOrEditSupSmrz', form));
}

function submitCard() {
  const form = {
    method: 'personalCard',
    name,
    idNumber: idNumbers[0],
    cardNumber: card,
    province: '310000',
    city: '310100',
    bank: 'icbc',
    branch: '徐汇支行',
  };
  return dataOf(person.call('/supinterface/addOrEditJSRZ', form));
}

function queue(role: StaffRole, filter: object = {}) {
  const path = '/opsinterface/getReviewList';
  return dataOf(staff[role].call<{ total: number; list: ReviewRow[] }>(path, filter));
}

function detail(role: StaffRole, kind: VerificationKind) {
  const body = { kind, reviewId: reviewIds[kind] };
  return staff[role].call<ReviewDetail>('/opsinterface/getReviewDetail', body);
}

function decide(role: StaffRole, kind: VerificationKind, decision: string, reason = '') {
  const body = { kind, reviewId: reviewIds[kind], decision, reason };
  return staff[role].call<ReviewDetail>('/opsinterface/decideReview', body);
}

async function acts(subjectId: string): Promise<object[]> {
  const rows = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select(['action', 'role', 'details'])
    .where('subject_id', '=', subjectId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows;
}

describe('the queues', () => {
  it.each([
    ['reviewer', ['realName', 'company', 'translatorCertificate']],
    ['finance', ['settlementMethod']],
    ['admin', ['realName', 'company', 'settlementMethod', 'translatorCertificate']],
  ] as const)('of %s are %j, what waits longest first', async (role, kinds) => {
    const { total, list } = await queue(role);
    expect(list.map(({ kind }) => kind)).toEqual(kinds);
    expect(total).toBe(kinds.length);
    const overview = await dataOf(
      staff[role].call<{ queues: { kind: string; waiting: number }[]; days: unknown[] }>(
        '/opsinterface/getOverviewData',
      ),
    );
    expect(new Map(overview.queues.map(({ kind, waiting }) => [kind, waiting]))).toEqual(
      new Map(kinds.map((kind) => [kind, 1])),
    );
    expect(overview.days).toHaveLength(14);
  });

  it('are filtered by kind, status and words', async () => {
    expect((await queue('admin', { kind: 'company' })).total).toBe(1);
    expect((await queue('admin', { status: 'certified' })).total).toBe(0);
    expect((await queue('admin', { search: '霁禾' })).total).toBe(1);
    expect((await queue('admin', { search: '100%' })).total).toBe(0);
  });
});

describe.each(verificationKinds)('a review of %s', (kind) => {
  const allowed: Readonly<Record<VerificationKind, readonly StaffRole[]>> = {
    realName: ['reviewer', 'admin'],
    company: ['reviewer', 'admin'],
    settlementMethod: ['finance', 'admin'],
    translatorCertificate: ['reviewer', 'admin'],
  };

  it.each(roles)('is open to %s as the table says', async (role) => {
    const code = allowed[kind].includes(role) ? 0 : 403;
    expect((await detail(role, kind)).code).toBe(code);
    const list = staff[role].call('/opsinterface/getReviewList', { kind });
    expect((await list).code).toBe(code);
    // Without a reason nothing is decided, but who may decide is told so.
    expect((await decide(role, kind, 'refuse')).code).toBe(code === 0 ? 422 : 403);
  });
});

describe('the look at a review', () => {
  it('shows the fields in clear beside the profile, and is noted', async () => {
    const { fields, profile, files } = await dataOf(detail('reviewer', 'realName'));
    expect(fields).toEqual({ documentType: 'idCard', name, number: idNumbers[0] });
    expect(profile).toMatchObject({ realName: name, sex: 'female', birthDate: '1990-04-17' });
    expect(files).toHaveLength(2);
    expect(await acts(reviewIds.realName)).toContainEqual({
      action: 'getReviewDetail',
      role: 'reviewer',
      details: { personId: person.personId },
    });
    expect((await dataOf(detail('finance', 'settlementMethod'))).fields).toMatchObject({
      cardNumber: card,
      idNumber: idNumbers[0],
    });
  });

  it('at a photo is for who may review it, and is noted', async () => {
    // A file comes without an envelope, which the caller can't read; a refusal has one.
    const look = (role: StaffRole, fileId: string) =>
      staff[role]
        .call('/opsinterface/downloadReviewFile', { fileId })
        .then(({ code }) => code)
        .catch(() => 'file');
    expect(await look('reviewer', photoId)).toBe('file');
    expect(await look('admin', licenceId)).toBe('file');
    expect(await look('finance', photoId)).toBe(404);
    expect(await look('reviewer', randomUUID())).toBe(404);
    expect(await look('support', photoId)).toBe(403);
    const noted = (await acts(reviewIds.realName)).filter(
      (act) => 'action' in act && act.action === 'downloadReviewFile',
    );
    expect(noted).toHaveLength(1);
  });

  it('is never a person’s', async () => {
    const body = { kind: 'realName', reviewId: reviewIds.realName };
    expect((await person.call('/opsinterface/getReviewDetail', body)).code).toBe(401);
    expect((await staff.admin.call('/supinterface/getSmrzXX')).code).toBe(401);
  });
});

describe('a decision', () => {
  const steps = [
    ['certify', 'certified', 'Your real-name verification is done', ['revoke']],
    ['revoke', 'refused', 'Your real-name verification was revoked', []],
    ['refuse', 'refused', 'Your real-name verification was refused', []],
    ['askAgain', 'draft', 'Your real-name verification needs more from you', []],
  ] as const;

  it.each(steps)('%s leads to %s; the person is told', async (decision, status, title, next) => {
    const before = await dataOf(person.call<{ status: string }>('/supinterface/getSMRZ'));
    if (before.status === 'refused' || before.status === 'draft') await submitRealName();
    tolk.clock.advance(MINUTE);
    const decided = await dataOf(
      decide('reviewer', 'realName', decision, 'The photo is too dark.'),
    );
    expect(decided).toMatchObject({
      status,
      decidedBy: expect.stringMatching(/^reviewer/),
      reason: decision === 'certify' ? null : 'The photo is too dark.',
      allowedActions: next.map((action) => ({ action, enabled: true })),
    });
    expect(decided.events.at(-1)).toMatchObject({ action: decision, by: decided.decidedBy });
    const state = await dataOf(person.call<object>('/supinterface/getSMRZ'));
    expect(state).toMatchObject({ status, verified: status === 'certified' });
    const { list } = await dataOf(
      person.call<{ list: { title: string; path: string }[] }>('/supinterface/getXXTZDatas'),
    );
    expect(list[0]).toMatchObject({ title });
    expect((await acts(reviewIds.realName)).at(-1)).toMatchObject({
      action: 'decideReview',
      details: { decision, personId: person.personId, reason: 'The photo is too dark.' },
    });
  });

  it.each([
    ['draft', ['certify', 'refuse', 'askAgain', 'revoke']],
    ['submitted', ['revoke']],
    ['certified', ['certify', 'refuse', 'askAgain']],
    ['refused', ['certify', 'refuse', 'askAgain', 'revoke']],
  ])('on what is %s is never one of %j', async (status, refused) => {
    const { db } = tolk.app.deps;
    const set = (to: string) =>
      db
        .updateTable('company_certification')
        .set({ status: to as 'draft' })
        .where('id', '=', reviewIds.company)
        .execute();
    await set(status);
    for (const decision of refused) {
      expect([decision, (await decide('admin', 'company', decision, 'Why not')).code]).toEqual([
        decision,
        409,
      ]);
    }
    await set('submitted');
  });

  it('on a settlement method waits for the real name', async () => {
    expect(await decide('finance', 'settlementMethod', 'certify')).toMatchObject({
      code: 409,
      msg: expect.stringMatching(/^The account owner is not verified under this name/),
    });
    await submitRealName();
    await dataOf(decide('admin', 'realName', 'certify'));
  });

  it('is refused on what was submitted again since it was looked at', async () => {
    const { submitTime } = await dataOf(detail('admin', 'realName'));
    const earlier = new Date(Date.parse(submitTime) - 1).toISOString();
    const body = { kind: 'realName', reviewId: reviewIds.realName, reason: 'The name changed.' };
    const decideAt = (time: string) =>
      staff.admin.call('/opsinterface/decideReview', {
        ...body,
        decision: 'revoke',
        submitTime: time,
      });
    expect((await decideAt(earlier)).code).toBe(409);
    await dataOf(decideAt(submitTime));
    await submitRealName();
    await dataOf(decide('admin', 'realName', 'certify'));
  });

  it('of two at once is one', async () => {
    const answers = await Promise.all([
      decide('admin', 'settlementMethod', 'certify'),
      decide('finance', 'settlementMethod', 'refuse', 'The bank says no.'),
    ]);
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 409]);
    const noted = (await acts(reviewIds.settlementMethod)).filter(
      (act) => 'action' in act && act.action === 'decideReview',
    );
    expect(noted).toHaveLength(1);
  });

  it('that revokes a real name revokes the certified settlement methods with it', async () => {
    const { db } = tolk.app.deps;
    await db
      .updateTable('settlement_method')
      .set({ status: 'certified' })
      .where('id', '=', reviewIds.settlementMethod)
      .execute();
    await dataOf(decide('admin', 'realName', 'revoke', 'The document was forged.'));
    const method = await dataOf(detail('finance', 'settlementMethod'));
    expect(method).toMatchObject({ status: 'refused', reason: 'The document was forged.' });
    expect(method.events.at(-1)).toMatchObject({ action: 'revoke' });
    expect(await acts(reviewIds.settlementMethod)).toContainEqual({
      action: 'decideReview',
      role: 'admin',
      details: {
        decision: 'revoke',
        personId: person.personId,
        because: 'realName',
        reason: 'The document was forged.',
      },
    });
  });

  it('needs a reason to refuse, ask again or revoke', async () => {
    for (const decision of ['refuse', 'askAgain', 'revoke']) {
      expect(await decide('admin', 'company', decision, ' \u200b ')).toMatchObject({
        code: 422,
        data: { fields: { reason: 'Give a reason.' } },
      });
    }
  });

  it('stands on the overview of who made it', async () => {
    const { ownDecisions } = await dataOf(
      staff.reviewer.call<{ ownDecisions: { action: string }[] }>('/opsinterface/getOverviewData'),
    );
    expect(ownDecisions).toHaveLength(4);
  });
});

it('the audit log holds no number that was looked at', async () => {
  const rows = await tolk.app.deps.db.selectFrom('audit_entry').selectAll().execute();
  const text = JSON.stringify(rows);
  for (const secret of [idNumbers[0], card]) expect(text).not.toContain(secret);
});
