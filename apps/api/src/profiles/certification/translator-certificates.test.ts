import { randomUUID } from 'node:crypto';
import type { ResumeHead, ReviewDetail, TranslatorCertificate } from '@tolk/contract';
import { sql } from 'kysely';
import { closedPair, history, newExaminee } from '../../../test/support/examinee.ts';
import { certificateForm, uploadPhoto } from '../../../test/support/documents.ts';
import { dataOf } from '../../../test/support/market.ts';
import { wayOf } from '../../../test/support/requested-tests.ts';
import type { TestPerson } from '../../../test/support/people.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { exportProfile } from '../../own-data/profile-export.ts';
import { hasPassed } from '../../language-tests/tests/passed-test-repository.ts';

const tolk = testApp();
let reviewer: TestStaff;
beforeAll(async () => {
  reviewer = await addStaffMember(tolk, 'reviewer');
});

const kind = 'translatorCertificate';

async function submit(person: TestPerson, changes: Record<string, unknown> = {}) {
  const path = '/supinterface/addOrEditTranslatorCertificate';
  return person.call<TranslatorCertificate>(path, await certificateForm(person, changes));
}

function decide(reviewId: string, decision: string, reason = '', form: object = {}) {
  const body = { kind, reviewId, decision, reason, ...form };
  return reviewer.call<ReviewDetail>('/opsinterface/decideReview', body);
}

const passed = (person: TestPerson, pair = closedPair) =>
  hasPassed(tolk.app.deps.db, person.personId, pair);

it('a certificate waits in the reviewers’ queue, with all that they compare it with', async () => {
  const person = await newExaminee(tolk);
  const { translatorCertificateId: reviewId, ...certificate } = await dataOf(submit(person));
  expect(certificate).toMatchObject({ status: 'submitted', body: 'ata', ...closedPair });
  expect((await wayOf(person)).step).toBe('awaitCertificate');
  expect((await wayOf(person)).time).not.toBeNull();
  expect(await passed(person)).toBe(false);
  const detail = reviewer.call('/opsinterface/getReviewDetail', { kind, reviewId });
  expect(await dataOf(detail)).toMatchObject({
    subject: 'ata',
    fields: {
      name: 'Mei Lin',
      certificateBody: 'ata',
      certificateNumber: certificate.number,
      level: 'Certified Translator',
      sourceLanguage: 'de',
      targetLanguage: 'en',
      issuedMonth: '2019-06',
    },
    files: [{ fileName: 'photo.png' }],
  });
});

it('a certified one counts as the test of its pair, and of no other, until it is revoked', async () => {
  const person = await newExaminee(tolk);
  const { translatorCertificateId: id } = await dataOf(submit(person));
  await dataOf(decide(id, 'certify'));
  expect(await passed(person)).toBe(true);
  expect(await passed(person, { sourceLanguage: 'en', targetLanguage: 'de' })).toBe(false);
  expect((await wayOf(person)).step).toBe('tested');
  expect((await history(person)).list).toMatchObject([
    {
      ...closedPair,
      status: 'passed',
      note: 'ATA (United States) · Certified Translator',
      certificate: { body: 'ata', level: 'Certified Translator' },
    },
  ]);
  expect((await submit(person)).code).toBe(1503);
  await dataOf(decide(id, 'revoke', 'The chamber does not know it.'));
  expect(await passed(person)).toBe(false);
  expect((await history(person)).list).toEqual([]);
  expect((await wayOf(person)).certificates).toMatchObject([
    { status: 'refused', reason: 'The chamber does not know it.' },
  ]);
  expect((await wayOf(person)).step).toBe('ask');
});

it('a refused one may be handed in again; the decision is told', async () => {
  const person = await newExaminee(tolk);
  const { translatorCertificateId: id } = await dataOf(submit(person));
  await dataOf(decide(id, 'refuse', 'The scan is too dark.'));
  const rows = await tolk.app.deps.db
    .selectFrom('notification')
    .select(['title_en', 'title_zh', 'text_en', 'text_zh', 'path'])
    .where('person_id', '=', person.personId)
    .execute();
  expect(rows).toEqual([
    {
      title_en: 'Your translation certificate for German to English was refused',
      title_zh: '您的翻译资格证书（德语译英语）未通过',
      text_en: 'ATA (United States): The scan is too dark.',
      text_zh: '美国翻译协会（ATA）认证：The scan is too dark.',
      path: '/personalcenter/languagetest',
    },
  ]);
  const again = await dataOf(submit(person, { level: 'Full member' }));
  expect(again).toMatchObject({ translatorCertificateId: id, level: 'Full member' });
});

it('the certificate of somebody else is not taken', async () => {
  const first = await newExaminee(tolk);
  const { number } = await dataOf(submit(first));
  const other = await newExaminee(tolk);
  expect((await submit(other, { number: ` ${number.toLowerCase()} ` })).code).toBe(1504);
  expect((await submit(other, { number, targetLanguage: 'sv' })).code).toBe(0);
});

it.each([
  ['an unknown body', { body: 'nobody' }, 'body'],
  ['one language', { targetLanguage: 'de' }, 'targetLanguage'],
  ['a month to come', { issuedMonth: '2099-01' }, 'issuedMonth'],
  ['a field that the list does not have', { whFieldIds: ['law', 'sorcery'] }, 'whFieldIds'],
  ['the field that everybody works in', { whFieldIds: ['general'] }, 'whFieldIds'],
])('is refused for %s', async (_what, change, field) => {
  const person = await newExaminee(tolk);
  const answer = await submit(person, change);
  expect(answer).toMatchObject({ code: 422, data: { fields: { [field]: expect.any(String) } } });
});

it('nobody hands in a scan of somebody else', async () => {
  const person = await newExaminee(tolk);
  const other = await newExaminee(tolk);
  const photoIds = [await uploadPhoto(other)];
  const answer = await submit(person, { photoIds });
  expect(answer).toMatchObject({ code: 422, data: { fields: { photoIds: expect.any(String) } } });
});

it('a scan is read by its owner and by reviewers only', async () => {
  const person = await newExaminee(tolk);
  const { photos } = await dataOf(submit(person));
  const fileId = photos[0]?.fileId ?? '';
  const other = await newExaminee(tolk);
  expect((await other.call('/supinterface/downloadFile', { fileId })).code).toBe(404);
  const finance = await addStaffMember(tolk, 'finance');
  const path = '/opsinterface/downloadReviewFile';
  expect((await finance.call(path, { fileId })).code).toBe(404);
});

describe('fields that a certificate proves', () => {
  /** As everybody reads them who may read the resume. */
  async function provenOf(person: TestPerson) {
    const { passedTests } = await dataOf(person.call<ResumeHead>('/supinterface/getGrjlxx'));
    return passedTests.map(({ sourceLanguage, targetLanguage, provenFieldIds }) => [
      `${sourceLanguage} ${targetLanguage}`,
      provenFieldIds,
    ]);
  }

  it('show beside their pair once staff has confirmed them, and until the certificate is revoked', async () => {
    const person = await newExaminee(tolk);
    const sent = await dataOf(submit(person, { whFieldIds: ['law', 'medicine'] }));
    expect(sent).toMatchObject({ whFieldIds: ['law', 'medicine'], provenFieldIds: [] });
    const { translatorCertificateId: reviewId } = sent;
    expect(await provenOf(person)).toEqual([]);
    const detail = reviewer.call('/opsinterface/getReviewDetail', { kind, reviewId });
    expect(await dataOf(detail)).toMatchObject({
      certificateFields: { whFieldIds: ['law', 'medicine'], provenFieldIds: [] },
    });
    const confirmed = { provenFieldIds: ['medicine', 'law'] };
    await dataOf(decide(reviewId, 'certify', '', confirmed));
    expect(await provenOf(person)).toEqual([['de en', ['law', 'medicine']]]);
    const told = await tolk.app.deps.db
      .selectFrom('notification')
      .select(['text_en', 'text_zh'])
      .where('person_id', '=', person.personId)
      .execute();
    expect(told).toEqual([
      {
        text_en:
          'ATA (United States): Everything has been checked. There is nothing more to do. Fields that now show as certified: Law and contracts; Medicine and clinical trials.',
        text_zh:
          '美国翻译协会（ATA）认证：资料已审核通过，无需其他操作。以下领域已显示为持证：法律合同、医学与临床试验。',
      },
    ]);
    await dataOf(decide(reviewId, 'revoke', 'The institute does not know it.'));
    expect(await provenOf(person)).toEqual([]);
    expect((await wayOf(person)).certificates).toMatchObject([{ provenFieldIds: [] }]);
    await dataOf(submit(person, { whFieldIds: ['law'] }));
    await dataOf(decide(reviewId, 'refuse', 'The scan is too dark.'));
    expect(await provenOf(person)).toEqual([]);
  });

  it('are corrected by staff with the decision; what was sent in stays to be read', async () => {
    const person = await newExaminee(tolk);
    const { translatorCertificateId: id } = await dataOf(
      submit(person, { whFieldIds: ['law', 'games'] }),
    );
    const decided = await dataOf(decide(id, 'certify', '', { provenFieldIds: ['law', 'finance'] }));
    expect(decided.certificateFields).toEqual({
      whFieldIds: ['law', 'games'],
      provenFieldIds: ['law', 'finance'],
      corrections: [],
    });
    expect(await provenOf(person)).toEqual([['de en', ['finance', 'law']]]);
    const acts = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select('details')
      .where('subject_id', '=', id)
      .where('action', '=', 'decideReview')
      .execute();
    expect(acts).toMatchObject([{ details: { provenFields: 'law, finance' } }]);
  });

  it('are corrected later while the certificate goes on counting; the supplier is told', async () => {
    const person = await newExaminee(tolk);
    const { translatorCertificateId: reviewId } = await dataOf(submit(person));
    const correct = (provenFieldIds: string[], staff = reviewer, seen?: string[]) =>
      staff.call<ReviewDetail>('/opsinterface/setProvenFields', {
        reviewId,
        provenFieldIds,
        ...(seen === undefined ? {} : { seenProvenFieldIds: seen }),
      });
    expect((await correct(['law'])).code).toBe(409);
    await dataOf(decide(reviewId, 'certify'));
    const corrected = await dataOf(correct(['law']));
    expect(corrected).toMatchObject({
      status: 'certified',
      certificateFields: { provenFieldIds: ['law'] },
    });
    expect(await provenOf(person)).toEqual([['de en', ['law']]]);
    expect(await passed(person)).toBe(true);
    expect(await correct(['sorcery'])).toMatchObject({
      code: 422,
      data: { fields: { provenFieldIds: expect.any(String) } },
    });
    expect((await correct([], await addStaffMember(tolk, 'finance'))).code).toBe(403);
    // A colleague has changed them. Saving the same fields again notifies nobody.
    expect((await correct(['finance'], reviewer, [])).code).toBe(409);
    await dataOf(correct(['law'], reviewer, ['law']));
    const bare = await dataOf(correct([]));
    expect(await provenOf(person)).toEqual([['de en', []]]);
    expect(bare.events.at(-1)).toMatchObject({ action: 'certify', provenFieldIds: [] });
    expect(bare.certificateFields?.corrections).toMatchObject([
      { by: expect.any(String), provenFieldIds: ['law'] },
      { by: expect.any(String), provenFieldIds: [] },
    ]);
    const told = await tolk.app.deps.db
      .selectFrom('notification')
      .select(['title_en', 'title_zh', 'text_en'])
      .where('person_id', '=', person.personId)
      .where('title_en', 'like', '%corrected')
      .orderBy('text_en')
      .execute();
    const title = {
      title_en: 'Your translation certificate for German to English: fields corrected',
      title_zh: '您的翻译资格证书（德语译英语）涵盖的领域已更正',
    };
    expect(told).toEqual([
      {
        ...title,
        text_en: 'ATA (United States): Fields that now show as certified: Law and contracts.',
      },
      {
        ...title,
        text_en: 'ATA (United States): This certificate shows no field as certified any more.',
      },
    ]);
    const acts = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select('details')
      .where('subject_id', '=', reviewId)
      .where('action', '=', 'setProvenFields')
      .execute();
    expect(acts).toHaveLength(2);
  });

  it('are none where staff names none, as the console before does', async () => {
    const person = await newExaminee(tolk);
    const { translatorCertificateId: id } = await dataOf(submit(person, { whFieldIds: ['law'] }));
    await dataOf(decide(id, 'certify'));
    expect(await passed(person)).toBe(true);
    expect(await provenOf(person)).toEqual([['de en', []]]);
  });

  it.each([
    ['a field that the list does not have', 'certify', ['sorcery']],
    ['the field that everybody works in', 'certify', ['general']],
    ['a refusal', 'refuse', ['law']],
  ])('are refused by staff’s call for %s', async (_what, decision, provenFieldIds) => {
    const person = await newExaminee(tolk);
    const { translatorCertificateId: id } = await dataOf(submit(person));
    expect(await decide(id, decision, 'Too dark.', { provenFieldIds })).toMatchObject({
      code: 422,
      data: { fields: { provenFieldIds: expect.any(String) } },
    });
    expect(await passed(person)).toBe(false);
  });

  it('are in the export of one’s own data', async () => {
    const person = await newExaminee(tolk);
    const { translatorCertificateId: id } = await dataOf(
      submit(person, { whFieldIds: ['law', 'games'] }),
    );
    await dataOf(decide(id, 'certify', '', { provenFieldIds: ['law'] }));
    const { verification } = await exportProfile(tolk.app.deps.db, person.personId);
    expect(verification.certificates).toMatchObject([
      { body: 'ata', fields: ['law', 'games'], provenFields: ['law'] },
    ]);
  });

  it('a row of the image before proves nothing', async () => {
    const person = await newExaminee(tolk);
    await sql`insert into translator_certificate (id, person_id, status, body, number, level,
        source_language, target_language, issued_month, submitted_at)
      values (${randomUUID()}, ${person.personId}, 'certified', 'ata', ${randomUUID()}, 'Member',
        'de', 'en', '2019-06', ${tolk.clock.now()})`.execute(tolk.app.deps.db);
    expect((await wayOf(person)).certificates).toMatchObject([
      { whFieldIds: [], provenFieldIds: [] },
    ]);
  });
});
