import { randomUUID } from 'node:crypto';
import type { AppealDetail } from '@tolk/contract';
import { DAY, HOUR } from '@tolk/domain';
import { appealFixture, outcomes, type AppealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { mayDownload } from '../../../test/support/may-download.ts';
import { signUp } from '../../../test/support/people.ts';
import { addStaffMember, uploadRulingFile, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { startStaffSession } from '../../staff/login/staff-sessions.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
// Of 'The annexes, compared page by page.' and a line feed.
const sha256 = '195dbf011fae3a4377e9a1033b2fa126b8283a67ae8cb48c1f574a15232c5923';
let market: Market;
let appeals: AppealFixture;
let support: TestStaff;

beforeAll(async () => {
  market = await openMarket(tolk);
  appeals = appealFixture(tolk, market);
});
beforeEach(async () => {
  support = await addStaffMember(tolk, 'support');
});

/** An appeal whose time for evidence is over. */
async function inMediation(): Promise<string> {
  const id = await appeals.open(await market.start(), 'client');
  await appeals.pass(72 * HOUR);
  support = await addStaffMember(tolk, 'support');
  return id;
}

const lookOf = (staff: TestStaff, projectOrderAppealId: string, fileId: string) =>
  staff
    .call('/opsinterface/downloadAppealFile', { projectOrderAppealId, fileId })
    .then(({ code }) => code)
    .catch(() => 'file');

it('the files of a ruling are read by both sides and the staff, and by nobody else', async () => {
  const id = await inMediation();
  const second = await uploadRulingFile(support, 'second.txt');
  const first = await uploadRulingFile(support, 'first.txt');
  expect(await mayDownload(market.client, first)).toBe(false);
  const ruled = { ...outcomes.split, fileIds: [first, second] };
  await dataOf(appeals.rule(id, ruled, support));

  for (const side of ['client', 'supplier'] as const) {
    const { appealResults } = await appeals.detail(side, id);
    expect(appealResults?.appealResultsFile).toMatchObject([
      { fileId: first, fileName: 'first.txt', fileSize: 36, sha256 },
      { fileId: second, fileName: 'second.txt', fileSize: 36, sha256 },
    ]);
    expect(await mayDownload(market[side], first)).toBe(true);
    expect(await mayDownload(market[side], second)).toBe(true);
  }
  expect(await mayDownload(await signUp(tolk, 'client'), first)).toBe(false);
  const colleague = await addStaffMember(tolk, 'reviewer');
  expect(await lookOf(colleague, id, first)).toBe('file');
  expect(await lookOf(colleague, id, await uploadRulingFile(support))).toBe(404);
  expect(await lookOf(await addStaffMember(tolk, 'finance'), id, first)).toBe(403);
});

it('a file is on a ruling once, however its id is written', async () => {
  const id = await inMediation();
  const fileId = await uploadRulingFile(support);
  const ruled = { ...outcomes.split, fileIds: [fileId, fileId.toUpperCase()] };
  expect(await appeals.rule(id, ruled, support)).toMatchObject({
    code: 422,
    data: { fields: { fileIds: 'Each entry may appear once.' } },
  });
});

it('the decision of a review has files of its own', async () => {
  const id = await inMediation();
  const ofRuling = await uploadRulingFile(support);
  await dataOf(appeals.rule(id, { ...outcomes.split, fileIds: [ofRuling] }, support));
  await dataOf(appeals.act('client', 'answerRuling', id, { accept: false, reason: 'Look again.' }));
  const reviewer = await addStaffMember(tolk, 'support');
  const ofReview = await uploadRulingFile(reviewer, 'review.txt');
  await dataOf(appeals.rule(id, { ...outcomes.refund, fileIds: [ofReview] }, reviewer));

  const { appealResults, review } = await appeals.detail('supplier', id);
  expect(appealResults?.appealResultsFile).toMatchObject([{ fileId: ofRuling }]);
  expect(review?.appealResultsFile).toMatchObject([{ fileId: ofReview }]);
  expect(await mayDownload(market.supplier, ofReview)).toBe(true);
});

it('nobody rules with a colleague’s file, with a person’s, or with one that does not exist', async () => {
  const id = await inMediation();
  const colleague = await addStaffMember(tolk, 'support');
  const evidence = await market.upload(market.client, 'evidence');
  const missing = '00000000-0000-4000-8000-000000000000';
  for (const fileId of [await uploadRulingFile(colleague), evidence, missing]) {
    const answer = await appeals.rule(id, { ...outcomes.split, fileIds: [fileId] }, support);
    expect(answer.code).toBe(404);
  }
  expect((await appeals.detail('client', id)).appealResults).toBeNull();
});

it('a file is deleted by the one who uploaded it, until a ruling has it', async () => {
  const id = await inMediation();
  const remove = (staff: TestStaff, fileId: string) =>
    staff.call('/opsinterface/deleteRulingFile', { fileId }, withKey());
  const unused = await uploadRulingFile(support);
  expect((await remove(await addStaffMember(tolk, 'support'), unused)).code).toBe(404);
  expect((await remove(support, unused)).code).toBe(0);
  expect((await remove(support, unused)).code).toBe(404);
  const used = await uploadRulingFile(support);
  await dataOf(appeals.rule(id, { ...outcomes.split, fileIds: [used] }, support));
  expect((await remove(support, used)).code).toBe(1402);
});

it('200 files without a ruling are the most; after a week they give way', async () => {
  const { db, clock } = tolk.app.deps;
  const { staffId } = support;
  const file = (_: unknown, index: number) => ({
    id: randomUUID(),
    owner_id: null,
    staff_id: staffId,
    purpose: 'ruling' as const,
    name: `${index}.txt`,
    media_type: 'text/plain',
    size: 1,
    word_count: 1,
    created_at: clock.now(),
  });
  await db
    .insertInto('file')
    .values(Array.from({ length: 200 }, file))
    .execute();
  await expect(uploadRulingFile(support)).rejects.toThrow('1508');
  await tolk.advance(8 * DAY);
  const session = { staffId, userAgent: '', address: '', now: clock.now() };
  support.token = await startStaffSession(db, session);
  await uploadRulingFile(support);
  const left = await db.selectFrom('file').select('name').where('staff_id', '=', staffId).execute();
  expect(left).toEqual([{ name: 'ruling.txt' }]);
});

it('a person uploads nothing for a ruling', async () => {
  const form = new FormData();
  form.set('file', new Blob(['mine']), 'mine.txt');
  const answer = await market.client.call('/opsinterface/uploadRulingFile', {}, { form });
  expect(answer.code).toBe(401);
});

it('the parties learn no name of the staff, colleagues do', async () => {
  const id = await inMediation();
  await dataOf(appeals.rule(id, outcomes.split, support));
  const { appealResults, timeline } = await appeals.detail('client', id);
  expect(appealResults?.processedBy).toBe('Tolk staff');
  expect(timeline.find(({ actor }) => actor === 'staff')?.actorName).toBe('Tolk staff');
  const seen = await dataOf(
    support.call<{ appeal: AppealDetail }>('/opsinterface/getAppealIdData', {
      projectOrderAppealId: id,
    }),
  );
  expect(seen.appeal.appealResults?.processedBy).toMatch(/^support \d+$/);
});
