import { sql } from 'kysely';
import { deletionCode, removeAccount } from '../../../test/support/account-deletion.ts';
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
import { directory, publicPageAt } from '../../market/directory/directory.ts';
import { idParts } from '../../database/id-parts.ts';
import { recruitingPostings } from '../../market/postings/recruiting-repository.ts';
import { revealedEvaluations } from '../../profiles/evaluations/evaluation-repository.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let support: TestStaff;
let colleague: TestStaff;

beforeAll(async () => {
  market = await openMarket(tolk);
}, 60_000);

beforeEach(async () => {
  support = await addStaffMember(tolk, 'support');
  colleague = await addStaffMember(tolk, 'admin');
});

let pages = 0;

/** A supplier whom everybody reads, and their address. */
async function shown(): Promise<{ supplier: TestPerson; address: string }> {
  pages += 1;
  const supplier = await signUp(tolk, 'supplier');
  await makeReady(tolk, supplier.personId);
  // Of letters that don't look alike, or the address is taken.
  const letter = (at: number) => 'abcdefgh'[at % 8] ?? '';
  const address = `claire-moreau-${letter(pages >> 3)}${letter(pages)}`;
  await showToEverybody(tolk, supplier, address);
  return { supplier, address };
}

/** What everybody who opens the address gets. */
const pageAt = async (address: string) => {
  const { db, clock } = tolk.app.deps;
  return (await publicPageAt(db, address, clock.now())).is;
};

/** The newest notification of a person. */
async function told(person: TestPerson, side: 'supinterface' | 'clientinterface') {
  type Told = { list: { title: string; text: string; path: string }[] };
  return (await dataOf(person.call<Told>(`/${side}/getXXTZDatas`, {}))).list[0];
}

const titlesOf = async ({ personId }: TestPerson) => {
  const rows = await tolk.app.deps.db
    .selectFrom('notification')
    .select('title_en')
    .where('person_id', '=', personId)
    .execute();
  return rows.map(({ title_en }) => title_en);
};

const hiddenId = async (person: TestPerson) => {
  const [newest] = await moderationOf.own(person);
  return newest?.moderationId ?? '';
};

describe('a public page', () => {
  it('that is hidden is gone for everybody at once, and its owner is told why', async () => {
    const { supplier, address } = await shown();
    const inList = async () =>
      (await moderationOf.list(support, 'publicProfile')).list.some(
        ({ subjectId }) => subjectId === supplier.personId,
      );
    const { db, clock } = tolk.app.deps;
    const inDirectory = async () =>
      (await directory(db, {}, 1, clock.now())).list.some((one) => one.address === address);
    expect(await pageAt(address)).toBe('shown');
    expect(await inDirectory()).toBe(true);
    expect(await inList()).toBe(true);
    const hidden = await dataOf(
      moderationOf.hide(support, 'publicProfile', supplier.personId, { reason: 'contact' }),
    );
    expect(hidden).toMatchObject({ hiding: { state: 'hidden', reason: 'contact' } });
    expect(await pageAt(address)).toBe('gone');
    expect(await inDirectory()).toBe(false);
    expect(await inList()).toBe(false);
    expect(await told(supplier, 'supinterface')).toMatchObject({
      title: 'Your public page was hidden',
      text: 'It contains contact details. Nobody knows it. You can appeal once under Settings.',
      path: '/settings/settingsindex#moderation',
    });
  });

  it('stays hidden when its owner saves it again', async () => {
    const { supplier, address } = await shown();
    await dataOf(moderationOf.hide(support, 'publicProfile', supplier.personId));
    const form = { open: true, address, headline: 'Contracts of all kinds since 2012' };
    await dataOf(supplier.call('/supinterface/setPublicProfile', form));
    expect(await pageAt(address)).toBe('gone');
  });
});

describe('the list', () => {
  it('is searched by words of what is shown, and of the author’s name or contact', async () => {
    const { db } = tolk.app.deps;
    const other = await openMarket(tolk);
    const posting = await other.publish({
      projectName: 'Leaflets for a zeppelin',
      deliveryInstructions: 'Write to me at 微信号 outside of the platform.',
    });
    const found = async (subject: 'posting' | 'publicProfile', search: string, state = 'shown') =>
      (await moderationOf.list(support, subject, { search, state })).list.map(
        ({ subjectId }) => subjectId,
      );
    for (const words of ['zeppelin leaflet', '微信号', 'outside', other.client.account]) {
      expect([words, await found('posting', words)]).toEqual([words, [posting]]);
    }
    expect(await found('posting', 'zeppelin nowhere')).toEqual([]);
    expect(await found('posting', other.client.account.slice(0, -1))).toEqual([]);
    expect(await found('publicProfile', 'zeppelin')).toEqual([]);
    // A contact that finds something tells a name behind it, so each look is noted, without the contact.
    const looks = await db
      .selectFrom('audit_entry')
      .select(['subject', 'details'])
      .where('staff_id', '=', support.staffId)
      .where('action', '=', 'getModeratedList')
      .orderBy('at')
      .execute();
    expect(looks).toEqual([
      { subject: 'search', details: { found: '1' } },
      { subject: 'search', details: { found: '0' } },
    ]);

    const { supplier } = await shown();
    const named = { name: 'Claire Dubuisson' };
    await db.updateTable('person').set(named).where('id', '=', supplier.personId).execute();
    expect(await found('publicProfile', 'dubuisson')).toEqual([supplier.personId]);

    await dataOf(moderationOf.hide(support, 'posting', posting));
    expect(await found('posting', 'zeppelin')).toEqual([]);
    expect(await found('posting', 'zeppelin', 'hidden')).toEqual([posting]);
    expect(await found('posting', 'dubuisson', 'hidden')).toEqual([]);
  });
});

describe('an appeal', () => {
  async function appealed() {
    const { supplier, address } = await shown();
    await dataOf(moderationOf.hide(support, 'publicProfile', supplier.personId));
    const id = await hiddenId(supplier);
    await dataOf(moderationOf.appeal(supplier, id));
    return { supplier, address, id };
  }

  it('is decided by a second member, who shows the page again', async () => {
    const { supplier, address, id } = await appealed();
    const listed = await moderationOf.list(support, 'publicProfile', { state: 'appealed' });
    const row = listed.list.find(({ hiding }) => hiding?.moderationId === id);
    expect(row?.allowedActions).toEqual([
      { action: 'restore', enabled: false, reason: expect.any(String) },
      { action: 'uphold', enabled: false, reason: expect.any(String) },
    ]);
    expect(await moderationOf.decide(support, id, true)).toMatchObject({ code: 409 });
    expect(await dataOf(moderationOf.decide(colleague, id, true))).toMatchObject({
      hiding: { state: 'restored', appeal: 'It is my own work.' },
    });
    expect(await pageAt(address)).toBe('shown');
    expect(await told(supplier, 'supinterface')).toMatchObject({
      title: 'Your public page is shown again',
      text: 'We looked at it again.',
    });
  });

  it('that is turned down leaves it hidden, and there is no second one', async () => {
    const { supplier, address, id } = await appealed();
    await dataOf(moderationOf.decide(colleague, id, false));
    expect(await pageAt(address)).toBe('gone');
    expect(await moderationOf.own(supplier)).toMatchObject([
      { state: 'upheld', decision: 'We looked at it again.', mayAppeal: false },
    ]);
    expect(await moderationOf.appeal(supplier, id)).toMatchObject({ code: 409 });
  });

  it('is none against the hiding of a posting that its author deleted', async () => {
    const projectReleaseInforId = await market.publish();
    await dataOf(moderationOf.hide(support, 'posting', projectReleaseInforId));
    const [hidden] = await moderationOf.own(market.client);
    expect(hidden).toMatchObject({ mayAppeal: true, deleted: false });
    await dataOf(
      market.client.call('/clientinterface/delPositionProject', { projectReleaseInforId }),
    );
    expect(await moderationOf.own(market.client)).toMatchObject([
      { state: 'hidden', mayAppeal: false, deleted: true },
    ]);
    expect(await moderationOf.appeal(market.client, hidden?.moderationId ?? '')).toMatchObject({
      code: 409,
      msg: 'You deleted this project, so there is nothing to show again and nothing to appeal against.',
    });
  });

  it('is decided on what was hidden, though its author writes something else since', async () => {
    const { supplier, address } = await shown();
    const { personId } = supplier;
    const [page] = (await moderationOf.list(support, 'publicProfile', { personId })).list;
    await dataOf(moderationOf.hide(support, 'publicProfile', personId));
    const lovely = { open: true, address, headline: 'Contracts of all kinds since 2012' };
    await dataOf(supplier.call('/supinterface/setPublicProfile', lovely));
    const moderationId = await hiddenId(supplier);
    await dataOf(moderationOf.appeal(supplier, moderationId));
    const path = '/opsinterface/getModeratedContent';
    const read = await dataOf(
      colleague.call<{ text: string; hiding: { text: string } }>(path, { moderationId }),
    );
    expect(read.text).toContain('Contracts of all kinds since 2012');
    expect(read.hiding.text).toBe(page?.text);
    expect(read.hiding.text).not.toContain('Contracts of all kinds since 2012');
  });

  it('that was granted binds who hid it: another person may hide it again', async () => {
    const { supplier, id } = await appealed();
    const restored = await dataOf(moderationOf.decide(colleague, id, true));
    expect(restored.hiding).toMatchObject({ state: 'restored' });
    const again = (staff: TestStaff) =>
      moderationOf.hide(staff, 'publicProfile', supplier.personId, { seenState: 'restored' });
    const [page] = (
      await moderationOf.list(support, 'publicProfile', { personId: supplier.personId })
    ).list;
    expect(page?.allowedActions).toEqual([
      { action: 'hide', enabled: false, reason: expect.any(String) },
    ]);
    expect(await again(support)).toMatchObject({ code: 409 });
    expect(await again(await addStaffMember(tolk, 'support'))).toMatchObject({ code: 0 });
  });

  it('is decided by one of two who do so at once, and by nobody who saw it otherwise', async () => {
    const { supplier, id } = await appealed();
    const third = await addStaffMember(tolk, 'support');
    const seen = 'appealed' as const;
    const answers = await Promise.all([
      moderationOf.decide(colleague, id, false, { seen }),
      moderationOf.decide(third, id, true, { seen }),
    ]);
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 409]);
    const [decided] = await moderationOf.own(supplier);
    expect(await moderationOf.decide(third, id, true, { seen })).toMatchObject({ code: 409 });
    expect(await moderationOf.own(supplier)).toMatchObject([{ state: decided?.state }]);
    const unseen = { seenState: 'upheld' };
    const other = await shown();
    expect(
      await moderationOf.hide(support, 'publicProfile', other.supplier.personId, unseen),
    ).toMatchObject({ code: 409 });
  });

  it('is the author’s alone', async () => {
    const { supplier } = await shown();
    await dataOf(moderationOf.hide(support, 'publicProfile', supplier.personId));
    const id = await hiddenId(supplier);
    const other = await signUp(tolk, 'supplier');
    expect(await moderationOf.appeal(other, id)).toMatchObject({ code: 404 });
    expect(await moderationOf.appeal(supplier, id, '   ')).toMatchObject({ code: 422 });
  });

  it('waits in the list of work of those who moderate', async () => {
    const { id } = await appealed();
    const { list } = await workOf.list(support);
    expect(list.find(({ subjectId }) => subjectId === id)).toMatchObject({
      kind: 'hidingsAppealed',
      subject: 'moderation',
    });
    const finance = await addStaffMember(tolk, 'finance');
    const seen = await workOf.list(finance);
    expect(seen.list.some(({ subjectId }) => subjectId === id)).toBe(false);
  });
});

describe('a posting', () => {
  type Hall = { list: { projectReleaseInforId: string }[] };

  it('that is hidden is in no search, opens for no stranger, and takes no application', async () => {
    const id = await market.publish({ projectName: 'A deal too good' });
    const stranger = await signUp(tolk, 'supplier');
    const detail = () =>
      stranger.call('/supinterface/getProjectReleaseInforDetail', { projectReleaseInforId: id });
    const inHall = async () =>
      (
        await dataOf(
          tolk.caller().call<Hall>('/supinterface/getProjectReleaseInforList', { pageSize: 100 }),
        )
      ).list.some(({ projectReleaseInforId }) => projectReleaseInforId === id);
    expect(await inHall()).toBe(true);
    expect((await detail()).code).toBe(0);
    await dataOf(moderationOf.hide(support, 'posting', id));
    expect(await inHall()).toBe(false);
    expect((await detail()).code).toBe(404);
    const { db } = tolk.app.deps;
    const parts = Array.from({ length: idParts }, (_, part) => recruitingPostings(db, part));
    expect((await Promise.all(parts)).flat().map((one) => one.id)).not.toContain(id);
    await expect(market.apply(id)).rejects.toThrow('no longer accepts applications');
    const path = '/supinterface/getProjectReleaseInforDetail';
    const own = market.client.call(path, { projectReleaseInforId: id });
    expect((await own).code).toBe(0);
    const moderationId = await hiddenId(market.client);
    await dataOf(moderationOf.decide(support, moderationId, true));
    expect(await inHall()).toBe(true);
  });
});

describe('what an organisation published', () => {
  it('is seen by its members, and appealed by one who asks', async () => {
    const { join, organisationId } = await foundOrganisation(tolk);
    const asks = await join('asks');
    const reads = await join('reads');
    const path = '/clientinterface/addPositionProject';
    const published = asks.call<{ projectReleaseInforId: string }>(path, market.postingForm());
    const { projectReleaseInforId } = await dataOf(published);
    await dataOf(moderationOf.hide(support, 'posting', projectReleaseInforId));
    const id = await hiddenId(reads);
    expect(await moderationOf.own(reads)).toMatchObject([{ state: 'hidden', mayAppeal: false }]);
    expect(await moderationOf.own(asks)).toMatchObject([{ moderationId: id, mayAppeal: true }]);
    expect(await moderationOf.appeal(reads, id)).toMatchObject({ code: 1802 });
    expect((await moderationOf.appeal(asks, id)).code).toBe(0);
    expect(await moderationOf.own(asks)).toMatchObject([{ state: 'appealed' }]);
    await act(asks, null);
    expect(await moderationOf.own(asks)).toEqual([]);
    await act(asks, organisationId);
  });
});

describe('a review', () => {
  it('that is hidden counts no more', async () => {
    const { client, supplier } = market;
    const { projectOrderId } = await market.complete();
    const form = { projectOrderId, evaluateGrade: 1, evaluateDescription: 'Rubbish.' };
    await dataOf(client.call('/clientinterface/addEvaluate', form));
    const seen = { personId: client.personId };
    expect((await moderationOf.list(support, 'review', seen)).list).toEqual([]);
    await dataOf(supplier.call('/supinterface/addEvaluate', { ...form, evaluateGrade: 5 }));
    const { list } = await moderationOf.list(support, 'review', { personId: client.personId });
    const [review] = list;
    expect(review).toMatchObject({ text: '★\nRubbish.', personId: client.personId });
    const { db, clock } = tolk.app.deps;
    const counted = async () => {
      const { average, count } = await revealedEvaluations(db, supplier.personId, clock.now(), 10);
      return { average, count };
    };
    expect(await counted()).toEqual({ average: 1, count: 1 });
    await dataOf(moderationOf.hide(support, 'review', review?.subjectId ?? ''));
    expect(await counted()).toEqual({ average: null, count: 0 });
    expect(await told(client, 'clientinterface')).toMatchObject({
      title: 'Your review was hidden',
    });
    expect(await titlesOf(supplier)).not.toContain('Your reply to a review was hidden');
  });

  it('that is hidden with its reply is told to who replied as well', async () => {
    const { client, supplier } = market;
    const { projectOrderId } = await market.complete();
    const form = { projectOrderId, evaluateGrade: 2, evaluateDescription: 'Late.' };
    await dataOf(client.call('/clientinterface/addEvaluate', form));
    await dataOf(supplier.call('/supinterface/addEvaluate', { ...form, evaluateGrade: 5 }));
    const { list } = await moderationOf.list(support, 'review', { personId: client.personId });
    const evaluateId = list[0]?.subjectId ?? '';
    const reply = { evaluateId, reply: 'You are an idiot.' };
    await dataOf(supplier.call('/supinterface/replyEvaluate', reply));
    const offends = { reason: 'offensive', words: 'The reply insults.' };
    await dataOf(moderationOf.hide(support, 'review', evaluateId, offends));
    expect(await told(supplier, 'supinterface')).toMatchObject({
      title: 'Your reply to a review was hidden',
      text: 'It insults or threatens somebody. The reply insults.',
    });
    await dataOf(moderationOf.decide(support, await hiddenId(client), true));
    expect(await told(supplier, 'supinterface')).toMatchObject({
      title: 'Your reply to a review is shown again',
    });
  });
});

it('two who hide it at once hide it once', async () => {
  const { supplier } = await shown();
  const answers = await Promise.all(
    [support, colleague].map((staff) =>
      moderationOf.hide(staff, 'publicProfile', supplier.personId),
    ),
  );
  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 409]);
  expect(await moderationOf.own(supplier)).toHaveLength(1);
});

it('“other” needs words, and what is not there can’t be hidden', async () => {
  const { supplier } = await shown();
  const other = { reason: 'other', words: ' ' };
  expect(await moderationOf.hide(support, 'publicProfile', supplier.personId, other)).toMatchObject(
    { code: 422, data: { fields: { words: expect.any(String) } } },
  );
  const { personId } = await signUp(tolk, 'supplier');
  expect(await moderationOf.hide(support, 'publicProfile', personId)).toMatchObject({ code: 404 });
});

it('goes with the author’s account', async () => {
  const { supplier } = await shown();
  await dataOf(moderationOf.hide(support, 'publicProfile', supplier.personId));
  await dataOf(removeAccount(tolk, supplier));
  const left = await tolk.app.deps.db
    .selectFrom('moderation')
    .select('id')
    .where('person_id', '=', supplier.personId)
    .execute();
  expect(left).toEqual([]);
});

it('of who deletes the account at that moment nothing is hidden, reported or kept', async () => {
  const { supplier } = await shown();
  const { personId } = supplier;
  const { db } = tolk.app.deps;
  const code = await deletionCode(tolk, supplier);
  const { deletion, hiding, report } = await db.transaction().execute(async (tx) => {
    await sql`select from public_profile where person_id = ${personId} for update`.execute(tx);
    const first = supplier.call('/supinterface/deleteAccount', { code });
    await untilBlockedBy(tx, db);
    const late = {
      hiding: moderationOf.hide(support, 'publicProfile', personId),
      report: moderationOf.report(market.client, 'publicProfile', personId),
    };
    await untilBlockedBy(tx, db, 3);
    return { deletion: first, ...late };
  });
  expect(await deletion).toMatchObject({ code: 0 });
  expect(await hiding).toMatchObject({ code: 404 });
  expect(await report).toMatchObject({ code: 404 });
  for (const table of ['moderation', 'reported_content'] as const) {
    const kept = db.selectFrom(table).select('text').where('person_id', '=', personId);
    expect(await kept.execute()).toEqual([]);
  }
});

it('hiding and deciding are in the audit log', async () => {
  const { supplier } = await shown();
  await dataOf(moderationOf.hide(support, 'publicProfile', supplier.personId));
  const id = await hiddenId(supplier);
  await dataOf(moderationOf.decide(support, id, true));
  const entries = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .orderBy('at')
    .execute();
  const { personId } = supplier;
  expect(entries).toEqual([
    { action: 'hideContent', details: { personId, reason: 'untrue' } },
    { action: 'decideHiding', details: { personId, decision: 'restore' } },
  ]);
});
