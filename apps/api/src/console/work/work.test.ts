import { randomUUID } from 'node:crypto';
import type { ResponseOf, WorkFilter, calls } from '@tolk/contract';
import { DAY, HOUR, addMs, afterWorkingDays, shanghaiDay } from '@tolk/domain';
import { sql } from 'kysely';
import { appealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { feedbackOf } from '../../../test/support/feedback.ts';
import { dataOf, openMarket } from '../../../test/support/market.ts';
import { signUp } from '../../../test/support/people.ts';
import { ask } from '../../../test/support/service.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { taxInvoiceOf } from '../../../test/support/tax-invoices.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { workOf } from '../../../test/support/work.ts';
import { forgetWork } from './case-repository.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let support: TestStaff;

beforeEach(async () => {
  support = await addStaffMember(tolk, 'support');
});

const report = async () => feedbackOf.send(await signUp(tolk, 'client'), 'client');
const findIn = async (staff: TestStaff, id: string) =>
  (await workOf.list(staff)).list.find(({ subjectId }) => subjectId === id);

async function appeal() {
  const market = await openMarket(tolk);
  const appeals = appealFixture(tolk, market);
  const id = await appeals.open(await market.submit(), 'client');
  await appeals.pass(3 * DAY + 1);
  return { id, appeals };
}

/** An incident that stands by itself. */
async function incident(): Promise<string> {
  const id = randomUUID();
  const nothing = { order_id: null, payment_attempt_id: null, provider_transaction_id: null };
  await tolk.app.deps.db
    .insertInto('payment_incident')
    .values({
      id,
      ...nothing,
      kind: 'wrongAmount',
      method: 'alipay',
      expected: 100_00,
      received: 99_00,
      at: tolk.clock.now(),
      resolved_at: null,
      resolved_by: null,
      note: null,
    })
    .execute();
  return id;
}

describe('the list', () => {
  it('holds what the role works on, and nothing else', async () => {
    const id = await report();
    const money = await incident();
    const finance = await addStaffMember(tolk, 'finance');
    expect(await findIn(support, id)).toMatchObject({
      kind: 'feedbackToAnswer',
      subject: 'feedback',
      assigneeId: null,
      notes: 0,
      viewers: [],
    });
    expect(await findIn(support, money)).toBeUndefined();
    expect(await findIn(finance, money)).toMatchObject({ kind: 'incidents', about: '' });
    expect(await findIn(finance, id)).toBeUndefined();
  });

  it('names a record once, by its most urgent queue', async () => {
    const { id, appeals } = await appeal();
    const look = () => addStaffMember(tolk, 'support');
    expect(await findIn(await look(), id)).toMatchObject({ kind: 'appealsToRule' });
    await appeals.pass(27 * DAY);
    const { list } = await workOf.list(await look());
    expect(list.filter(({ subjectId }) => subjectId === id)).toMatchObject([
      { kind: 'appealsEscalated' },
    ]);
  });

  it('stands in the order of what is due, and says how a case stands to its target', async () => {
    // A Thursday to come, 10:00 in Shanghai: one working day ends on Friday at 18:00, unless that is a day off.
    const now = tolk.clock.now().getTime();
    const aThursday = Date.parse('2026-01-01T02:00:00Z');
    const next = now + 7 * DAY - ((now - aThursday) % (7 * DAY));
    const weeks = [0, 1, 2, 3, 4].map((week) => next + week * 7 * DAY);
    const thursday =
      weeks.find(
        (at) => shanghaiDay(afterWorkingDays(new Date(at), 1)) === shanghaiDay(new Date(at + DAY)),
      ) ?? 0;
    await tolk.advance(thursday - now);
    const id = await incident();
    // Nobody stays signed in for so long.
    const found = async () => findIn(await addStaffMember(tolk, 'finance'), id);
    const paceOf = async () => (await found())?.pace;
    const friday = new Date(thursday + DAY + 8 * HOUR);
    expect((await found())?.targetTime).toBe(friday.toISOString());
    expect(await paceOf()).toBe('onTime');
    await tolk.advance(23 * HOUR);
    expect(await paceOf()).toBe('onTime');
    await tolk.advance(2 * HOUR);
    expect(await paceOf()).toBe('soon');
    await tolk.advance(7 * HOUR);
    expect(await paceOf()).toBe('over');
    const finance = await addStaffMember(tolk, 'finance');
    const { list } = await workOf.list(finance);
    const targets = list.map(({ targetTime }) => targetTime);
    expect(targets.length).toBeGreaterThan(1);
    expect(targets).toEqual(targets.toSorted());
    const late = await workOf.list(finance, { pace: 'over', kind: 'incidents' });
    expect(late.list.map(({ subjectId }) => subjectId)).toContain(id);
    const early = await workOf.list(finance, { pace: 'onTime', kind: 'incidents' });
    expect(early.list.map(({ subjectId }) => subjectId)).not.toContain(id);
  });

  it('is narrowed down to what is one’s own and what nobody has, and counts both', async () => {
    const mine = await report();
    const free = await report();
    const before = await workOf.list(support, { view: 'mine' });
    expect(before.counts.mine).toBe(0);
    await dataOf(workOf.assign(support, 'feedback', mine, { staffId: support.staffId }));
    const own = await workOf.list(support, { view: 'mine' });
    expect(own.list.map(({ subjectId }) => subjectId)).toEqual([mine]);
    expect(own.counts).toEqual({
      ...before.counts,
      mine: 1,
      unassigned: before.counts.unassigned - 1,
    });
    const open = await workOf.list(support, { view: 'unassigned', kind: 'feedbackToAnswer' });
    const ids = open.list.map(({ subjectId }) => subjectId);
    expect(ids).toContain(free);
    expect(ids).not.toContain(mine);
  });

  it('counts what is with a member who left as unassigned', async () => {
    const id = await report();
    const gone = await addStaffMember(tolk, 'support');
    await dataOf(workOf.assign(support, 'feedback', id, { staffId: gone.staffId }));
    const free = async () =>
      (await workOf.list(support, { view: 'unassigned' })).list.some(
        ({ subjectId }) => subjectId === id,
      );
    expect(await free()).toBe(false);
    await tolk.app.deps.db
      .updateTable('staff')
      .set({ active: false })
      .where('id', '=', gone.staffId)
      .execute();
    expect(await free()).toBe(true);
    const taken = await dataOf(
      workOf.assign(support, 'feedback', id, { staffId: support.staffId }),
    );
    expect(taken.assigneeId).toBe(support.staffId);
  });
});

describe('a case', () => {
  it('without a column of its own is taken on, handed over with a note, and returned', async () => {
    const { id } = await appeal();
    support = await addStaffMember(tolk, 'support');
    const colleague = await addStaffMember(tolk, 'reviewer');
    const { staffId } = support;
    expect(await dataOf(workOf.assign(support, 'appeal', id, { staffId }))).toMatchObject({
      assigneeId: staffId,
      notes: [],
      waiting: { kind: 'appealsToRule' },
    });
    const note = 'The glossary is the point.';
    const given = await dataOf(
      workOf.assign(support, 'appeal', id, { staffId: colleague.staffId, note }),
    );
    expect(given.assigneeId).toBe(colleague.staffId);
    expect(given.notes).toMatchObject([{ text: note, toName: given.assigneeName }]);
    expect(await workOf.mentions(colleague)).toMatchObject([
      { subject: 'appeal', subjectId: id, text: note },
    ]);
    expect(await dataOf(workOf.assign(colleague, 'appeal', id, { staffId: null }))).toMatchObject({
      assigneeId: null,
    });
    const acts = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('subject_id', '=', id)
      .where('action', '=', 'assignWork')
      .orderBy('at')
      .execute();
    expect(acts.map(({ details }) => details)).toEqual([
      { staffId },
      { staffId: colleague.staffId },
      {},
    ]);
  });

  it('is one member’s of two at once, whoever keeps whose it is', async () => {
    const cases = [
      ['appeal', (await appeal()).id],
      ['feedback', await report()],
      ['serviceConversation', await ask(await signUp(tolk, 'client'), 'Where is my invoice?')],
    ] as const;
    support = await addStaffMember(tolk, 'support');
    const other = await addStaffMember(tolk, 'support');
    for (const [subject, id] of cases) {
      const take = (staff: TestStaff) =>
        workOf.assign(staff, subject, id, { staffId: staff.staffId, seenAssigneeId: null });
      const codes = (await Promise.all([take(support), take(other)])).map(({ code }) => code);
      expect([subject, ...codes.toSorted((one, next) => one - next)]).toEqual([subject, 0, 409]);
    }
  });

  it('that waits for nobody is taken on by nobody', async () => {
    const id = await incident();
    const finance = await addStaffMember(tolk, 'finance');
    await dataOf(
      finance.call('/opsinterface/resolvePaymentIncident', {
        incidentId: id,
        note: 'A test transfer of our own.',
      }),
    );
    const { staffId } = finance;
    expect(await workOf.assign(finance, 'paymentIncident', id, { staffId })).toMatchObject({
      code: 409,
    });
    expect(await dataOf(workOf.look(finance, 'paymentIncident', id))).toMatchObject({
      waiting: null,
      assigneeId: null,
    });
  });

  it('is neither seen nor given where a role does not work on it', async () => {
    const id = await incident();
    const finance = await addStaffMember(tolk, 'finance');
    expect(await workOf.look(support, 'paymentIncident', id)).toMatchObject({ code: 404 });
    expect(await workOf.note(support, 'paymentIncident', id, 'Hm.')).toMatchObject({ code: 404 });
    const { staffId } = support;
    expect(await workOf.assign(finance, 'paymentIncident', id, { staffId })).toMatchObject({
      code: 404,
    });
    expect(
      await support.call('/opsinterface/getWorkColleagues', { subject: 'paymentIncident' }),
    ).toMatchObject({ code: 404 });
  });

  it('says who else has it on screen, until they leave', async () => {
    const id = await report();
    const other = await addStaffMember(tolk, 'support');
    await dataOf(workOf.look(other, 'feedback', id));
    const { viewers } = await dataOf(workOf.look(support, 'feedback', id));
    expect(viewers.map(({ staffId }) => staffId)).toEqual([other.staffId]);
    expect((await findIn(support, id))?.viewers).toHaveLength(1);
    await tolk.advance(21_000);
    expect((await dataOf(workOf.look(support, 'feedback', id))).viewers).toEqual([]);
  });
});

describe('a note', () => {
  it('is read by colleagues, and new to whom it names until they open the case', async () => {
    const id = await report();
    const other = await addStaffMember(tolk, 'admin');
    const noted = await dataOf(
      workOf.note(support, 'feedback', id, '  Seen before, @admin?  ', [other.staffId]),
    );
    expect(noted.notes).toMatchObject([{ text: 'Seen before, @admin?', toName: null }]);
    expect(noted.notes[0]?.mentions).toHaveLength(1);
    expect((await findIn(support, id))?.notes).toBe(1);
    expect(await workOf.mentions(support)).toEqual([]);
    expect(await workOf.mentions(other)).toMatchObject([{ subjectId: id }]);
    await dataOf(workOf.look(other, 'feedback', id));
    expect(await workOf.mentions(other)).toEqual([]);
  });

  it('names nobody twice, however their id is written', async () => {
    const id = await report();
    const { staffId } = await addStaffMember(tolk, 'admin');
    const named = [staffId, staffId.toUpperCase()];
    expect(await workOf.note(support, 'feedback', id, 'Look here.', named)).toMatchObject({
      code: 422,
      data: { fields: { mentionIds: 'Each entry may appear once.' } },
    });
  });

  it('has words, and names nobody who could not open it', async () => {
    const id = await report();
    const finance = await addStaffMember(tolk, 'finance');
    expect(await workOf.note(support, 'feedback', id, '   ')).toMatchObject({
      code: 422,
      data: { fields: { text: expect.any(String) } },
    });
    expect(await workOf.note(support, 'feedback', id, 'Paid?', [finance.staffId])).toMatchObject({
      code: 404,
    });
  });

  it('is written about a person and an order too, which nobody takes on', async () => {
    const market = await openMarket(tolk);
    const { projectOrderId } = await market.receive();
    const finance = await addStaffMember(tolk, 'finance');
    const { personId } = market.client;
    const about = [
      ['person', personId],
      ['order', projectOrderId],
    ] as const;
    for (const [subject, subjectId] of about) {
      const noted = await dataOf(
        workOf.note(support, subject, subjectId, 'Pays by card only.', [finance.staffId]),
      );
      expect(noted).toMatchObject({
        subject,
        waiting: null,
        assigneeId: null,
        notes: [{ text: 'Pays by card only.' }],
      });
    }
    expect(await workOf.mentions(finance)).toMatchObject([
      { subject: 'order', subjectId: projectOrderId },
      { subject: 'person', subjectId: personId },
    ]);
    expect((await dataOf(workOf.look(finance, 'person', personId))).notes).toHaveLength(1);
    expect(await workOf.mentions(finance)).toHaveLength(1);
    const body = { subject: 'order', subjectId: projectOrderId, seenAssigneeId: null };
    const given = { ...body, staffId: finance.staffId };
    expect((await support.call('/opsinterface/assignWork', given)).code).toBe(422);
    expect((await workOf.look(support, 'person', randomUUID())).code).toBe(404);
  });

  it('about a person is written and read no more once the account is deleted', async () => {
    const { db, clock } = tolk.app.deps;
    const { personId } = await signUp(tolk, 'client');
    await dataOf(workOf.note(support, 'person', personId, 'Friendly.'));
    await db
      .updateTable('person')
      .set({ deleted_at: clock.now() })
      .where('id', '=', personId)
      .execute();
    expect((await workOf.look(support, 'person', personId)).code).toBe(404);
    expect((await workOf.note(support, 'person', personId, 'More.')).code).toBe(404);
    await forgetWork(db, clock.now());
    const left = await db
      .selectFrom('work_note')
      .select('text')
      .where('subject_id', '=', personId)
      .execute();
    expect(left).toEqual([]);
  });

  it('goes with its record, and after two years', async () => {
    const { db } = tolk.app.deps;
    const kept = await report();
    await dataOf(workOf.note(support, 'feedback', kept, 'Known.'));
    const money = await incident();
    const finance = await addStaffMember(tolk, 'finance');
    await dataOf(workOf.note(finance, 'paymentIncident', money, 'Ours.'));
    const left = async () =>
      (await db.selectFrom('work_note').select('subject_id').execute()).map(
        ({ subject_id }) => subject_id,
      );
    await db.deleteFrom('payment_incident').where('id', '=', money).execute();
    await forgetWork(db, tolk.clock.now());
    expect(await left()).toContain(kept);
    expect(await left()).not.toContain(money);
    await forgetWork(db, new Date(tolk.clock.now().getTime() + 731 * DAY));
    expect(await left()).not.toContain(kept);
  });

  it('stays with an order until that has ended, and then for its two years', async () => {
    const { db, clock } = tolk.app.deps;
    const market = await openMarket(tolk);
    const { projectOrderId, version } = await market.send();
    await dataOf(workOf.note(support, 'order', projectOrderId, 'They call a lot.'));
    const left = db.selectFrom('work_note').select('text').where('subject_id', '=', projectOrderId);
    await forgetWork(db, addMs(clock.now(), 731 * DAY));
    expect(await left.execute()).toEqual([{ text: 'They call a lot.' }]);
    const no = { projectOrderId, version, accept: false, reason: 'No time.' };
    await dataOf(market.supplier.call('/supinterface/acceptOrRejectProjectOrder', no));
    await forgetWork(db, addMs(clock.now(), 731 * DAY));
    expect(await left.execute()).toEqual([]);
  });
});

it('several cases are given at once, and what a colleague took meanwhile is left alone', async () => {
  const ids = [await report(), await report(), await report()];
  const other = await addStaffMember(tolk, 'support');
  const [taken = ''] = ids;
  await dataOf(workOf.assign(other, 'feedback', taken, { staffId: other.staffId }));
  const body = {
    cases: ids.map((subjectId) => ({ subject: 'feedback', subjectId, seenAssigneeId: null })),
    staffId: support.staffId,
  };
  type Answer = ResponseOf<typeof calls.opsinterface.work.assignWorkAtOnce>;
  expect(await dataOf(support.call<Answer>('/opsinterface/assignWorkAtOnce', body))).toEqual({
    assigned: 2,
    skipped: 1,
  });
  expect((await findIn(support, taken))?.assigneeId).toBe(other.staffId);

  const given = ids.slice(1);
  const back = {
    cases: given.map((subjectId) => ({
      subject: 'feedback',
      subjectId,
      seenAssigneeId: support.staffId,
    })),
    staffId: null,
    note: 'Somebody who reads Korean, please.',
  };
  expect(await dataOf(support.call<Answer>('/opsinterface/assignWorkAtOnce', back))).toEqual({
    assigned: 2,
    skipped: 0,
  });
  for (const id of given) {
    const { data: looked } = await workOf.look(other, 'feedback', id);
    expect(looked).toMatchObject({ assigneeId: null });
    expect(looked.notes[0]).toMatchObject({ text: 'Somebody who reads Korean, please.' });
  }
});

it('the list is narrowed down to one colleague, of those who work on the same', async () => {
  const { staffId } = await addStaffMember(tolk, 'support');
  const finance = await addStaffMember(tolk, 'finance');
  const id = await report();
  await report();
  await dataOf(workOf.assign(support, 'feedback', id, { staffId }));
  const { list } = await workOf.list(support, { assigneeId: staffId });
  expect(list.map(({ subjectId }) => subjectId)).toEqual([id]);
  const path = '/opsinterface/getWorkColleagues';
  const colleagues = await dataOf(support.call<{ staffId: string }[]>(path, {}));
  expect(colleagues).toContainEqual(expect.objectContaining({ staffId }));
  expect(colleagues).not.toContainEqual(expect.objectContaining({ staffId: finance.staffId }));
});

describe('a saved filter', () => {
  const filters = (staff: TestStaff) =>
    dataOf(staff.call<WorkFilter[]>('/opsinterface/getWorkFilters', {}));
  const save = (staff: TestStaff, changes: Record<string, unknown> = {}) =>
    staff.call<WorkFilter>('/opsinterface/saveWorkFilter', {
      name: 'Late feedback',
      screen: 'staffWork',
      query: 'kind=feedbackToAnswer&pace=over&view=unassigned',
      shared: false,
      ...changes,
    });

  it('is one’s own, unless it is shared', async () => {
    const other = await addStaffMember(tolk, 'admin');
    const own = await dataOf(save(support, { name: ' Mine ' }));
    expect(own).toMatchObject({
      name: 'Mine',
      own: true,
      screen: 'staffWork',
      query: 'kind=feedbackToAnswer&pace=over&view=unassigned',
    });
    const { filterId } = await dataOf(save(support, { shared: true }));
    const theirs = (await filters(other)).filter(({ name }) =>
      ['Mine', 'Late feedback'].includes(name),
    );
    expect(theirs).toMatchObject([{ filterId, own: false }]);
    const path = '/opsinterface/deleteWorkFilter';
    expect(await other.call(path, { filterId })).toMatchObject({ code: 404 });
    await dataOf(support.call(path, { filterId }));
    expect((await filters(support)).map(({ name }) => name)).toEqual(['Mine']);
  });

  it('of the same name takes the place of the one before, and there are at most twenty', async () => {
    await dataOf(save(support));
    await dataOf(save(support, { query: 'view=mine' }));
    expect(await filters(support)).toMatchObject([{ name: 'Late feedback', query: 'view=mine' }]);
    for (let count = 1; count < 20; count += 1)
      await dataOf(save(support, { name: `No. ${count}` }));
    expect(await save(support, { name: 'One too many' })).toMatchObject({
      code: 422,
      data: { fields: { name: expect.any(String) } },
    });
    expect((await save(support, { query: 'view=all' })).code).toBe(0);
  });

  it('belongs to one screen, which its member may enter', async () => {
    const admin = await addStaffMember(tolk, 'admin');
    const refunds = { screen: 'refunds', query: 'status=failed', shared: true };
    expect(await save(support, refunds)).toMatchObject({ code: 404 });
    const { filterId } = await dataOf(save(admin, { ...refunds, name: 'Failed' }));
    const finance = await addStaffMember(tolk, 'finance');
    expect(await filters(finance)).toContainEqual(
      expect.objectContaining({ filterId, screen: 'refunds', query: 'status=failed' }),
    );
    expect((await filters(support)).map((one) => one.filterId)).not.toContain(filterId);
    expect(await save(admin, { name: 'Failed' })).toMatchObject({
      code: 422,
      data: { fields: { name: expect.any(String) } },
    });
  });

  it('that an image before this one saved is read as the query that it means', async () => {
    await sql`insert into work_filter (id, staff_id, name, view, kind, pace, shared)
      values (${randomUUID()}, ${support.staffId}, 'Old', 'mine', null, 'over', false)`.execute(
      tolk.app.deps.db,
    );
    expect(await filters(support)).toMatchObject([
      { name: 'Old', screen: 'staffWork', query: 'pace=over&view=mine' },
    ]);
  });
});

it('a tax invoice that changes hands keeps its story', async () => {
  const market = await openMarket(tolk);
  await taxInvoiceOf.introduce(market.client);
  const finance = await addStaffMember(tolk, 'finance');
  const { taxInvoiceId } = await dataOf(taxInvoiceOf.ask(market.client, [await market.complete()]));
  const { staffId } = finance;
  await dataOf(workOf.assign(finance, 'taxInvoice', taxInvoiceId, { staffId }));
  expect(await taxInvoiceOf.look(finance, taxInvoiceId)).toMatchObject({
    status: 'inWork',
    assigneeId: staffId,
    timeline: [{ action: 'request' }, { action: 'assign' }],
  });
});
