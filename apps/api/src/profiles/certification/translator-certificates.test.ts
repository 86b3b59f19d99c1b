import type { TranslatorCertificate } from '@tolk/contract';
import { closedPair, history, newExaminee } from '../../../test/support/examinee.ts';
import { certificateForm, uploadPhoto } from '../../../test/support/documents.ts';
import { dataOf } from '../../../test/support/market.ts';
import { wayOf } from '../../../test/support/requested-tests.ts';
import type { TestPerson } from '../../../test/support/people.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
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

function decide(reviewId: string, decision: string, reason = '') {
  return reviewer.call('/opsinterface/decideReview', { kind, reviewId, decision, reason });
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
    { ...closedPair, status: 'passed', note: 'ATA (United States) · Certified Translator' },
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
    .select(['title_en', 'path'])
    .where('person_id', '=', person.personId)
    .execute();
  expect(rows).toEqual([
    { title_en: 'Your translation certificate was refused', path: '/personalcenter/languagetest' },
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
