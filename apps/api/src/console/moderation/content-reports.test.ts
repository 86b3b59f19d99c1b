import { randomUUID } from 'node:crypto';
import type { ModeratedContent, Resume } from '@tolk/contract';
import type { ModeratedSubject } from '@tolk/domain';
import { removeAccount } from '../../../test/support/account-deletion.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { moderationOf } from '../../../test/support/moderation.ts';
import { act, foundOrganisation } from '../../../test/support/organisations.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { showToEverybody } from '../../../test/support/public-profile.ts';
import { makeReady } from '../../../test/support/ready-supplier.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { untilBlockedBy } from '../../../test/support/until-blocked.ts';
import { workOf } from '../../../test/support/work.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let support: TestStaff;
let reader: TestPerson;

beforeAll(async () => {
  market = await openMarket(tolk);
  support = await addStaffMember(tolk, 'support');
}, 60_000);

beforeEach(async () => {
  reader = await signUp(tolk, 'supplier');
});

const report = (...asked: Parameters<typeof moderationOf.report>) => moderationOf.report(...asked);

/** The open case of what was reported. */
async function caseOf(subject: ModeratedSubject, subjectId: string) {
  const { list } = await moderationOf.list(support, subject, { state: 'reported', subjectId });
  return list[0];
}

/** Title and text of what a person was told of their reports. */
async function toldOf({ personId }: TestPerson) {
  const rows = await tolk.app.deps.db
    .selectFrom('notification')
    .select(['text_en', 'path'])
    .where('person_id', '=', personId)
    .where('kind', '=', 'reportDecided')
    .execute();
  return rows.map(({ text_en, path }) => ({ text: text_en, path }));
}

function dismiss(reportedContentId: string | undefined, words: string) {
  const body = { reportedContentId, words };
  return support.call<ModeratedContent>('/opsinterface/dismissContentReports', body);
}

describe('a posting', () => {
  it('that two report is one case, and both are told when it is hidden', async () => {
    const id = await market.publish();
    const other = await signUp(tolk, 'client');
    await dataOf(report(reader, 'posting', id, { reason: 'contact', note: ' A number in it. ' }));
    await dataOf(report(other, 'posting', id, { reason: 'other' }));
    expect(await report(reader, 'posting', id)).toMatchObject({ code: 1704 });
    const seen = await caseOf('posting', id);
    expect(seen?.reports).toMatchObject({ count: 2, outcome: null });
    expect(seen?.reports?.list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reporterId: reader.personId, note: 'A number in it.' }),
        expect.objectContaining({ reporterId: other.personId, reason: 'other' }),
      ]),
    );
    const reportedContentId = seen?.reports?.reportedContentId;
    const { list } = await workOf.list(support);
    expect(list.filter(({ subjectId }) => subjectId === reportedContentId)).toMatchObject([
      { kind: 'contentReported', subject: 'reportedContent' },
    ]);
    await dataOf(moderationOf.hide(support, 'posting', id));
    expect(await caseOf('posting', id)).toBeUndefined();
    const text = 'Our staff have hidden it. Thank you for telling us.';
    const told = (path: string) => [{ text, path }];
    expect(await toldOf(reader)).toEqual(told('/messagecenter/messagefeedback'));
    expect(await toldOf(other)).toEqual(told('/xqmessagecenter/xqmessagefeedback'));
    expect(await report(reader, 'posting', id)).toMatchObject({ code: 404 });
    expect(await dismiss(reportedContentId, 'Too late.')).toMatchObject({ code: 409 });
  });

  it('that nothing is wrong with stays, and can be reported again', async () => {
    const id = await market.publish();
    await dataOf(report(reader, 'posting', id));
    const reportedContentId = (await caseOf('posting', id))?.reports?.reportedContentId;
    expect(await dismiss(reportedContentId, ' ')).toMatchObject({ code: 422 });
    const left = await dataOf(dismiss(reportedContentId, 'A usual job.'));
    expect(left).toMatchObject({
      hiding: null,
      reports: { outcome: 'dismissed', words: 'A usual job.' },
    });
    expect(await toldOf(reader)).toMatchObject([
      { text: 'Our staff found nothing against our rules, so it stays as it is.' },
    ]);
    const { db } = tolk.app.deps;
    const audited = await db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('subject_id', '=', reportedContentId ?? '')
      .execute();
    const { personId } = market.client;
    expect(audited).toEqual([{ action: 'dismissContentReports', details: { personId } }]);
    await dataOf(report(reader, 'posting', id));
    expect((await caseOf('posting', id))?.reports).toMatchObject({ count: 1, outcome: null });
  });

  it('that is hidden while somebody reports it leaves no case behind, and they are told', async () => {
    const id = await market.publish();
    const { db, clock } = tolk.app.deps;
    const waiting = {
      id: randomUUID(),
      subject: 'posting',
      subject_id: id,
      person_id: market.client.personId,
      identity: 'client',
      title: '',
      text: '',
      opened_at: clock.now(),
      outcome: null,
      decided_by: null,
      decided_at: null,
    } as const;
    const { reporting, hiding } = await db.transaction().execute(async (tx) => {
      await tx.insertInto('reported_content').values(waiting).execute();
      const first = report(reader, 'posting', id);
      await untilBlockedBy(tx, db);
      const then = moderationOf.hide(support, 'posting', id);
      await Promise.race([then, untilBlockedBy(tx, db, 2)]);
      await tx.deleteFrom('reported_content').where('id', '=', waiting.id).execute();
      return { reporting: first, hiding: then };
    });
    await dataOf(reporting);
    await dataOf(hiding);
    expect(await caseOf('posting', id)).toBeUndefined();
    expect(await toldOf(reader)).toMatchObject([
      { text: 'Our staff have hidden it. Thank you for telling us.' },
    ]);
  });

  it('is reported by nobody whose own it is, or who can’t read it', async () => {
    const id = await market.publish({ visibility: 'invited' });
    expect(await report(reader, 'posting', id)).toMatchObject({ code: 404 });
    expect(await report(market.client, 'posting', id)).toMatchObject({ code: 1707 });
    const { join } = await foundOrganisation(tolk);
    const asks = await join('asks');
    const path = '/clientinterface/addPositionProject';
    const published = asks.call<{ projectReleaseInforId: string }>(path, market.postingForm());
    const { projectReleaseInforId } = await dataOf(published);
    await act(asks, null);
    expect(await report(asks, 'posting', projectReleaseInforId)).toMatchObject({ code: 1707 });
  });
});

describe('a resume', () => {
  it('that is hidden is not found, and read without the supplier’s own words by whom they turned to', async () => {
    const { client, supplier } = market;
    const { personId: supUserId } = supplier;
    const stranger = await signUp(tolk, 'client');
    await market.apply(await market.publish());
    const resume = (person: TestPerson) =>
      person.call<{ resume: Resume }>('/clientinterface/getSupResumeData', { supUserId });
    const isFound = async () => {
      type Found = { list: { supUserId: string }[] };
      const path = '/clientinterface/searchSuppliers';
      const { list } = await dataOf(stranger.call<Found>(path, { pageSize: 100 }));
      return list.some((one) => one.supUserId === supUserId);
    };
    expect(await isFound()).toBe(true);
    expect(await report(stranger, 'publicProfile', supUserId)).toMatchObject({ code: 404 });
    await dataOf(report(stranger, 'resume', supUserId, { reason: 'untrue' }));
    expect(await caseOf('resume', supUserId)).toMatchObject({
      text: expect.stringContaining('Ten years of legal translation.'),
    });
    await dataOf(moderationOf.hide(support, 'resume', supUserId));
    expect(await isFound()).toBe(false);
    expect(await resume(stranger)).toMatchObject({ code: 404 });
    const { resume: read } = await dataOf(resume(client));
    expect(read.head).toMatchObject({ supUserId, personalProfile: '', supUserAvatar: null });
    expect(read.outputs).not.toEqual([]);
    expect(read.educations).toEqual([]);
    const own = '/supinterface/getSupResumeData';
    const { head } = await dataOf(supplier.call<Resume>(own, { supUserId }));
    expect(head.personalProfile).toBe('Ten years of legal translation.');
    const [hidden] = await moderationOf.own(supplier);
    expect(hidden).toMatchObject({ subject: 'resume', mayAppeal: true });
    await dataOf(moderationOf.decide(support, hidden?.moderationId ?? '', true));
    expect(await isFound()).toBe(true);
  });
});

describe('a review', () => {
  it('is reported by whom it is about and by who reads the resume, not by its author', async () => {
    const { client, supplier } = market;
    const { projectOrderId } = await market.complete();
    const form = { projectOrderId, evaluateGrade: 1, evaluateDescription: 'Rubbish.' };
    await dataOf(client.call('/clientinterface/addEvaluate', form));
    const [before] = await reviewsBy(client);
    const early = await report(supplier, 'review', before ?? '');
    expect(early).toMatchObject({ code: 404 });
    await dataOf(supplier.call('/supinterface/addEvaluate', { ...form, evaluateGrade: 5 }));
    const [ofSupplier] = await reviewsBy(client);
    const [ofClient] = await reviewsBy(supplier);
    expect(await report(client, 'review', ofSupplier ?? '')).toMatchObject({ code: 1707 });
    expect(await report(reader, 'review', ofClient ?? '')).toMatchObject({ code: 404 });
    await dataOf(report(supplier, 'review', ofSupplier ?? '', { reason: 'offensive' }));
    await dataOf(report(reader, 'review', ofSupplier ?? ''));
    expect(await caseOf('review', ofSupplier ?? '')).toMatchObject({
      text: '★\nRubbish.',
      reports: { count: 2 },
    });
  });
});

it('a report goes with the account of who made it, and a case with the author’s', async () => {
  const author = await signUp(tolk, 'supplier');
  await makeReady(tolk, author.personId);
  await showToEverybody(tolk, author, 'claire-moreau-reported');
  const id = await market.publish();
  await dataOf(report(reader, 'publicProfile', author.personId));
  await dataOf(report(reader, 'posting', id, { note: 'I saw it elsewhere.' }));
  const exported = await reader.call('/supinterface/exportOwnData', {});
  expect(JSON.stringify(exported)).toContain('I saw it elsewhere.');
  await dataOf(removeAccount(tolk, author));
  expect(await caseOf('publicProfile', author.personId)).toBeUndefined();
  expect(await caseOf('posting', id)).toBeDefined();
  await dataOf(removeAccount(tolk, reader));
  expect(await caseOf('posting', id)).toBeUndefined();
});

async function reviewsBy({ personId }: TestPerson): Promise<string[]> {
  const rows = await tolk.app.deps.db
    .selectFrom('evaluation')
    .select('id')
    .where('author_id', '=', personId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}
