import { errorCodes } from '@tolk/contract/error-codes';
import { DAY, HOUR, addMs, type OrganisationRole } from '@tolk/domain';
import { sql } from 'kysely';
import { removeAccount } from '../../test/support/account-deletion.ts';
import { chat, chatCall, say } from '../../test/support/conversations.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../test/support/market.ts';
import {
  act,
  foundOrganisation,
  organisation,
  organisationCall,
  signInAgain,
  type TestOrganisation,
} from '../../test/support/organisations.ts';
import type { TestPerson } from '../../test/support/people.ts';
import { proveFields } from '../../test/support/proven-fields.ts';
import { openForTesting } from '../../test/support/question-bank.ts';
import { moveTo } from '../../test/support/settlement-desk.ts';
import { addStaffMember, type TestStaff } from '../../test/support/staff.ts';
import {
  assign as assignBy,
  deliverAs,
  enterCompany,
  foundCompany,
} from '../../test/support/supplier-company.ts';
import { testApp } from '../../test/support/test-app.ts';
import { untilBlockedBy } from '../../test/support/until-blocked.ts';
import type { Tx } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { lockOrder } from '../orders/order/order-repository.ts';
import { deleteMember, updateRoles } from './organisation-repository.ts';
import { lockPersonForUpdate, setBlock } from '../persons/person-repository.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });

/** The market's supplier coordinates for the company, which the market's orders belong to. */
let market: Market;
let company: TestOrganisation;
let coordinatorId: string;
// A day on which settlements are applied for, as long as the tests of this file last.
beforeAll(() => moveTo(tolk, '2031-03-02T02:00:00Z'));
beforeEach(async () => {
  market = await openMarket(tolk);
  company = await foundCompany(tolk);
  coordinatorId = await enterCompany(market, company, 'coordinates');
});

const named = (personId: string, name: string) =>
  tolk.app.deps.db.updateTable('person').set({ name }).where('id', '=', personId).execute();

const sup = <Answer = OrderDetail>(person: TestPerson, name: string, body: object) =>
  person.call<Answer>(`/supinterface/${name}`, body, withKey());

const assign = (projectOrderId: string, personId: string | null) =>
  assignBy(market.supplier, { projectOrderId }, personId);

const seenBy = (person: TestPerson, projectOrderId: string) =>
  dataOf(sup(person, 'getProjectOrderIdData', { projectOrderId }));

const rolesOf = ({ personId }: TestPerson, ...roles: OrganisationRole[]) => ({ personId, roles });

const admin = () => addStaffMember(tolk, 'admin');

const blockOf = ({ personId }: TestPerson) => ({ personId, reason: 'Several accounts' });

const block = async (person: TestPerson) =>
  dataOf((await admin()).call('/opsinterface/blockUser', blockOf(person)));

/** What the coordinator was told of orders that are nobody's. */
const toldOfFreed = () =>
  tolk.app.deps.db
    .selectFrom('notification')
    .select(['title_en', 'text_en'])
    .where('person_id', '=', coordinatorId)
    .where('kind', '=', 'ordersFreed')
    .execute();

describe('a supplier company', () => {
  it('is founded, applies, is ordered from, delivers by whom it assigns, earns and is paid as one', async () => {
    await named(coordinatorId, 'Zhou Min');
    const worker = await company.join('works');
    await named(worker.personId, 'Lin Yue');
    const posting = await market.publish();
    const projectApplicationJLId = await market.apply(posting);
    const inHall = { projectReleaseInforId: posting };
    expect(await sup(worker, 'getProjectReleaseInforDetail', inHall)).toMatchObject({
      code: 0,
      data: { applied: true, ownPosting: false },
    });
    const order = await market.start({ projectApplicationJLId });
    expect(order.supUserName).toBe('Wenyi Translations');
    await dataOf(assign(order.projectOrderId, worker.personId));
    const delivered = await dataOf(deliverAs(market, worker, order));
    const accepted = { projectOrderId: order.projectOrderId, version: delivered.version };
    await dataOf(
      market.client.call(
        '/clientinterface/getAcceptanceResults',
        { ...accepted, accept: true },
        withKey(),
      ),
    );
    await tolk.advance(7 * DAY + HOUR);
    const { available } = await dataOf(
      sup<{ available: number }>(company.founder, 'getJSSQData', {}),
    );
    expect(available).toBe(1_800_00);
    const own = await seenBy(worker, order.projectOrderId);
    expect(own.timeline.map(({ action, actorName }) => [action, actorName])).toEqual(
      expect.arrayContaining([
        ['accept', 'Zhou Min'],
        ['deliver', 'Lin Yue'],
      ]),
    );
    expect(own.assignments).toEqual([
      { name: 'Lin Yue', assignedByName: 'Zhou Min', time: expect.any(String) },
    ]);
    const asClient = await market.order('client', order.projectOrderId);
    expect(JSON.stringify(asClient)).not.toMatch(/Lin Yue|Zhou Min|assign/);
  });

  it('is paid by who collects, to the company’s account, and by nobody else', async () => {
    const { projectOrderId } = await market.complete();
    await tolk.advance(7 * DAY + HOUR);
    const collector = await company.join('collects');
    const quoted = { projectOrderIds: [projectOrderId], method: 'corporateCard' };
    expect(await sup(market.supplier, 'getSettlementQuote', quoted)).toMatchObject({ code: 1802 });
    const quote = await dataOf(
      sup<{ obstacles: { reason: string }[] }>(collector, 'getSettlementQuote', quoted),
    );
    // As of any company, its invoice comes first.
    expect(quote.obstacles.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/invoice/i),
    ]);
    const { methods } = await dataOf(
      sup<{ methods: { method: string; payee: string | null }[] }>(collector, 'getJSSQData', {}),
    );
    expect(methods.filter(({ payee }) => payee !== null)).toEqual([
      expect.objectContaining({
        method: 'corporateCard',
        payee: expect.stringMatching(/^上海文译翻译有限公司/),
      }),
    ]);
    const card = { method: 'paypal', name: 'Li Wen', account: 'liwen@tolk.example' };
    expect(await sup(collector, 'addOrEditJSRZ', card)).toMatchObject({
      code: 422,
      data: { fields: { name: expect.any(String) } },
    });
  });

  it('has its accounts certified and revoked as its licence says', async () => {
    const { organisationId, founder } = company;
    const reviewer = await addStaffMember(tolk, 'reviewer');
    const finance = await addStaffMember(tolk, 'finance');
    const statusOf = async (method: string) => {
      const own = await dataOf(
        sup<{ method: string; status: string }[]>(founder, 'getJSFSRZData', {}),
      );
      return own.find((one) => one.method === method)?.status;
    };
    const idOf = async (table: 'settlement_method' | 'company_certification', method?: string) => {
      let rows = tolk.app.deps.db
        .selectFrom(table)
        .select('id')
        .where('person_id', '=', organisationId);
      if (method !== undefined) rows = rows.where(sql.ref('method'), '=', method);
      return (await rows.executeTakeFirstOrThrow()).id;
    };
    const name = '上海文译翻译有限公司';
    await dataOf(
      sup(founder, 'addOrEditJSRZ', { method: 'paypal', name, account: 'pay@wenyi.example' }),
    );
    const decide = (
      staff: TestStaff,
      kind: string,
      reviewId: string,
      decision: 'certify' | 'revoke',
    ) => {
      const reason = decision === 'certify' ? '' : 'The licence has ended.';
      return dataOf(staff.call('/opsinterface/decideReview', { kind, reviewId, decision, reason }));
    };
    const paypalId = await idOf('settlement_method', 'paypal');
    await decide(finance, 'settlementMethod', paypalId, 'certify');
    expect(await statusOf('paypal')).toBe('certified');
    await decide(reviewer, 'company', await idOf('company_certification'), 'revoke');
    expect([await statusOf('paypal'), await statusOf('corporateCard')]).toEqual([
      'refused',
      'refused',
    ]);
  });

  it('has roles of its own side alone, and is nobody’s on the other side', async () => {
    const { founder } = company;
    expect(await organisationCall(founder, 'inviteMember', { roles: ['approves'] })).toMatchObject({
      code: 422,
      data: { fields: { roles: expect.any(String) } },
    });
    const { token } = await organisation(founder, 'inviteMember', { roles: ['works'] });
    expect(
      await organisationCall(market.client, 'acceptMemberInvitation', { token }),
    ).toMatchObject({ code: 403 });
    const asClient = { organisationId: company.organisationId };
    expect(await organisationCall(market.client, 'actFor', asClient)).toMatchObject({ code: 404 });
  });

  it('is kept for the next sign-in as a supplier, whoever the person acts for as a client', async () => {
    const { founder, organisationId } = company;
    expect(await signInAgain(tolk, founder, 'clientinterface')).toBeUndefined();
    const { organisationId: ordering } = await organisation(founder, 'foundOrganisation', {
      name: 'Nordlys Energi',
    });
    await act(founder, ordering);
    expect(await signInAgain(tolk, founder, 'supinterface')).toBe(organisationId);
    expect(await signInAgain(tolk, founder, 'clientinterface')).toBe(ordering);
    await signInAgain(tolk, founder, 'supinterface');
    await act(founder, null);
    expect(await signInAgain(tolk, founder, 'supinterface')).toBeUndefined();
  });

  it('sends what was written before the test once a member has passed it, by who wrote it', async () => {
    const pair = { sourceLanguage: 'ja', targetLanguage: 'zh-CN' };
    await openForTesting(tolk, 'ja', 'zh-CN');
    await named(coordinatorId, 'Zhou Min');
    const write = async (by = market.supplier) => {
      const projectReleaseInforId = await market.publish(pair);
      const form = { projectReleaseInforId, content: 'We know ports.', expectedPrice: 160_00 };
      return sup<{ sent: boolean }>(by, 'saveApplicationDraft', form);
    };
    const sent = async () => {
      const { list } = await dataOf(
        sup<{ list: object[] }>(market.supplier, 'getProjectApplicationJLData', {}),
      );
      return list;
    };
    const worker = await company.join('works');
    expect(await write(worker)).toMatchObject({ code: 1802 });
    expect(await dataOf(write())).toEqual({ sent: false });
    const staff = await addStaffMember(tolk, 'reviewer');
    const testedOn = tolk.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
    const result = {
      account: worker.account,
      ...pair,
      passed: true,
      score: 0.9,
      testedOn,
      note: '',
    };
    await dataOf(staff.call('/opsinterface/addOfflineTest', result));
    await tolk.settle();
    expect(await sent()).toMatchObject([{ content: 'We know ports.', memberName: 'Zhou Min' }]);
    await organisation(company.founder, 'removeMember', { personId: worker.personId });
    expect(await dataOf(write())).toEqual({ sent: false });
    await company.admit(worker, 'works');
    await tolk.settle();
    expect(await sent()).toHaveLength(2);
  });

  it('applies in the pairs that its members passed, with the fields that they have proven, as long as they belong to it', async () => {
    const { db } = tolk.app.deps;
    await db.deleteFrom('language_test').where('person_id', '=', company.organisationId).execute();
    await market.apply(await market.publish());
    await proveFields(tolk, coordinatorId, ['energy']);
    const proven = () =>
      db
        .selectFrom('proven_field')
        .select(['source_language', 'target_language', 'field'])
        .where('person_id', '=', company.organisationId)
        .execute();
    expect(await proven()).toEqual([
      { source_language: 'zh-CN', target_language: 'en', field: 'energy' },
    ]);
    await organisation(company.founder, 'removeMember', { personId: coordinatorId });
    expect(await proven()).toEqual([]);
    const left = await company.join('coordinates');
    const form = {
      projectReleaseInforId: await market.publish(),
      content: 'Ten years of legal translation.',
      expectedPrice: 160_00,
    };
    expect(await sup(left, 'addProjectApplicationJL', form)).toMatchObject({ code: 1107 });
  });
});

describe('who works on an order of the company', () => {
  it('finds what is theirs in the list, as who coordinates finds what is nobody’s', async () => {
    const worker = await company.join('works');
    const given = await market.receive();
    const left = await market.receive();
    await dataOf(assign(given.projectOrderId, worker.personId));
    const found = async (by: TestPerson, assignee: 'me' | 'nobody') => {
      const { list } = await dataOf(
        sup<{ list: OrderDetail[] }>(by, 'getProjectOrderList', { assignee }),
      );
      return list.map(({ projectOrderId }) => projectOrderId);
    };
    expect(await found(worker, 'me')).toEqual([given.projectOrderId]);
    expect(await found(market.supplier, 'me')).toEqual([]);
    expect(await found(market.supplier, 'nobody')).toEqual([left.projectOrderId]);
    await organisation(company.founder, 'removeMember', { personId: worker.personId });
    expect(await found(market.supplier, 'nobody')).toHaveLength(2);
    expect(await toldOfFreed()).toEqual([
      {
        title_en: 'Wenyi Translations: Orders wait to be assigned',
        text_en: 'Whoever worked on one of your orders no longer does. Assign it to somebody else.',
      },
    ]);
  });

  it.each<[string, (worker: TestPerson, organisationId: string) => Promise<unknown>]>([
    [
      'leave',
      (worker, organisationId) => organisation(worker, 'leaveOrganisation', { organisationId }),
    ],
    [
      'delete their account',
      async (worker) => {
        await act(worker, null);
        await dataOf(removeAccount(tolk, worker));
      },
    ],
    [
      'are there for work no more',
      (worker) => organisation(company.founder, 'setMemberRoles', rolesOf(worker, 'reads')),
    ],
    ['are blocked by staff', (worker) => block(worker)],
  ])('is nobody any more once they %s, of which who coordinates is told once', async (_, go) => {
    const worker = await company.join('works');
    const orders = [await market.receive(), await market.receive()];
    for (const { projectOrderId } of orders) {
      await dataOf(assign(projectOrderId, worker.personId));
    }
    await go(worker, company.organisationId);
    for (const { projectOrderId } of orders) {
      expect((await seenBy(market.supplier, projectOrderId)).assignee).toBeNull();
    }
    expect(await toldOfFreed()).toEqual([
      expect.objectContaining({
        text_en: 'Whoever worked on 2 of your orders no longer does. Assign them to somebody else.',
      }),
    ]);
  });

  it('stays while they are there for work in another role', async () => {
    const worker = await company.join('works');
    const { projectOrderId } = await market.receive();
    await dataOf(assign(projectOrderId, worker.personId));
    await organisation(company.founder, 'setMemberRoles', rolesOf(worker, 'coordinates'));
    expect((await seenBy(market.supplier, projectOrderId)).assignee).toMatchObject({
      personId: worker.personId,
    });
    expect(await toldOfFreed()).toEqual([]);
  });

  it('is nobody whom staff keep out, and was freed by no colleague then', async () => {
    const worker = await company.join('works');
    await named(worker.personId, 'Lin Yue');
    const { projectOrderId } = await market.receive();
    await dataOf(assign(projectOrderId, worker.personId));
    await block(worker);
    const { assignments } = await seenBy(market.supplier, projectOrderId);
    expect(assignments?.map(({ name, assignedByName }) => [name, assignedByName])).toEqual([
      [null, null],
      ['Lin Yue', expect.any(String)],
    ]);
    expect(await assign(projectOrderId, worker.personId)).toMatchObject({
      code: 409,
      msg: 'They can’t work on orders at the moment. Assign the order to somebody else.',
    });
    // Who was let in again works on what they are given then.
    await dataOf((await admin()).call('/opsinterface/unblockUser', { personId: worker.personId }));
    expect((await seenBy(market.supplier, projectOrderId)).assignee).toBeNull();
    await dataOf(assign(projectOrderId, worker.personId));
  });

  it('is whom it was given to before staff kept them out, or is freed with the block', async () => {
    const { db } = tolk.app.deps;
    const worker = await company.join('works');
    const { projectOrderId } = await market.receive();
    const staff = await admin();
    const answers = await transaction(db, async (tx) => {
      await lockPersonForUpdate(tx, company.organisationId);
      const assigned = assign(projectOrderId, worker.personId);
      await untilBlockedBy(tx, db);
      const blocked = staff.call('/opsinterface/blockUser', blockOf(worker));
      expect(await blocked).toMatchObject({ code: 0 });
      return [assigned];
    });
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual([409]);
    expect((await seenBy(market.supplier, projectOrderId)).assignee).toBeNull();
  });

  it('is one of its workers, and anyone before is in its history', async () => {
    const [first, second] = [await company.join('works'), await company.join('works')];
    const { projectOrderId } = await market.receive();
    await dataOf(assign(projectOrderId, first.personId));
    await dataOf(assign(projectOrderId, second.personId));
    const again = second.personId.toUpperCase();
    const { assignee, assignments } = await dataOf(assign(projectOrderId, again));
    expect(assignee?.personId).toBe(second.personId);
    expect(assignments).toHaveLength(2);
    const reader = await company.join('reads');
    expect(await assign(projectOrderId, reader.personId)).toMatchObject({ code: 409 });
    expect(await assign(projectOrderId, market.client.personId)).toMatchObject({ code: 404 });
    expect(
      await sup(first, 'assignOrder', { projectOrderId, personId: first.personId }),
    ).toMatchObject({ code: 1802 });
    await act(second, null);
    const { list } = await dataOf(sup<{ list: { title: string }[] }>(second, 'getXXTZDatas', {}));
    expect(list.map(({ title }) => title)).toEqual([
      'Wenyi Translations: An order is yours to work on',
    ]);
  });

  it('is whom it was given to while another one is removed, and nobody who is removed themselves', async () => {
    const { db } = tolk.app.deps;
    const [first, second] = [await company.join('works'), await company.join('works')];
    const { projectOrderId } = await market.receive();
    await dataOf(assign(projectOrderId, first.personId));
    /** The order is being given to one of them when a colleague removes one; both wait for what is held. */
    const atOnce = async (
      given: TestPerson,
      removed: TestPerson,
      hold: (tx: Tx) => Promise<unknown>,
    ) => {
      const answers = await transaction(db, async (tx) => {
        await hold(tx);
        const assigned = assign(projectOrderId, given.personId);
        await untilBlockedBy(tx, db);
        const gone = organisationCall(company.founder, 'removeMember', {
          personId: removed.personId,
        });
        await untilBlockedBy(tx, db, 2);
        return [assigned, gone];
      });
      expect((await Promise.all(answers)).map(({ code }) => code)).toEqual([0, 0]);
      return (await seenBy(market.supplier, projectOrderId)).assignee?.personId ?? null;
    };
    const order = (tx: Tx) => lockOrder(tx, projectOrderId);
    expect(await atOnce(second, first, order)).toBe(second.personId);
    await dataOf(assign(projectOrderId, null));
    const membership = (tx: Tx) =>
      updateRoles(tx, company.organisationId, second.personId, ['works']);
    expect(await atOnce(second, second, membership)).toBeNull();
  });

  it('delivers it, and so do the coordinators, but no other worker', async () => {
    const [worker, other] = [await company.join('works'), await company.join('works')];
    const order = await market.start();
    await dataOf(assign(order.projectOrderId, worker.personId));
    const refused = await deliverAs(market, other, order);
    expect(refused).toMatchObject({ code: 409 });
    const button = (seen: OrderDetail) =>
      seen.allowedActions.find(({ action }) => action === 'deliver');
    expect(button(await seenBy(other, order.projectOrderId))).toEqual({
      action: 'deliver',
      enabled: false,
      reason: 'Somebody else works on this order. A project manager can assign it to you.',
    });
    expect(button(await seenBy(worker, order.projectOrderId))).toMatchObject({ enabled: true });
    await dataOf(deliverAs(market, worker, order));
    await dataOf(deliverAs(market, market.supplier, await market.start()));
  });

  it('answers its client, whom no other worker writes to', async () => {
    const [worker, other] = [await company.join('works'), await company.join('works')];
    const { projectOrderId } = await market.receive();
    const { conversationId } = await chat(market.client, 'ceatesession', {
      otherId: company.organisationId,
    });
    expect(await say(worker, conversationId, 'Good morning.')).toMatchObject({ code: 1701 });
    await dataOf(assign(projectOrderId, worker.personId));
    await named(worker.personId, 'Lin Yue');
    expect(await say(worker, conversationId, 'Good morning.')).toMatchObject({ code: 0 });
    expect(await say(other, conversationId, 'Me too.')).toMatchObject({ code: 1701 });
    const read = async (person: TestPerson) =>
      (await dataOf(chatCall(person, 'sessionHistory', { conversationId }))).list.at(-1);
    expect(await read(other)).toMatchObject({ text: 'Good morning.', memberName: 'Lin Yue' });
    expect(await read(market.client)).not.toHaveProperty('memberName');
    await tolk.app.deps.db
      .insertInto('silence')
      .values({ person_id: worker.personId, until: addMs(tolk.clock.now(), DAY) })
      .execute();
    expect(await say(worker, conversationId, 'Once more.')).toMatchObject({ code: 1701 });
    expect(await say(market.supplier, conversationId, 'Good day.')).toMatchObject({ code: 0 });
  });

  it('is nobody who belongs to its client as well', async () => {
    const worker = await company.join('works');
    const { projectOrderId } = await market.receive();
    await tolk.app.deps.db
      .insertInto('organisation_member')
      .values({
        organisation_id: company.organisationId,
        person_id: market.client.personId,
        roles: ['works'],
        joined_at: tolk.clock.now(),
      })
      .execute();
    const clientId = market.client.personId;
    for (const id of [clientId, clientId.toUpperCase()]) {
      expect(await assign(projectOrderId, id)).toMatchObject({ code: 1201 });
    }
    expect(await assign(projectOrderId, worker.personId)).toMatchObject({ code: 0 });
    const again = market.terms({ supUserId: company.organisationId });
    expect(
      await market.client.call('/clientinterface/addProjectOrder', again, withKey()),
    ).toMatchObject({ code: 1201 });
  });
});

describe('a member of a supplier company who is removed', () => {
  it('sees nothing from the next call on, and what they did stays, their orders free again', async () => {
    const worker = await company.join('works');
    await named(worker.personId, 'Lin Yue');
    const order = await market.start();
    await dataOf(assign(order.projectOrderId, worker.personId));
    await dataOf(deliverAs(market, worker, order));
    await organisation(company.founder, 'removeMember', { personId: worker.personId });
    expect(
      await sup(worker, 'getProjectOrderIdData', { projectOrderId: order.projectOrderId }),
    ).toMatchObject({ code: 1801 });
    const seen = await seenBy(market.supplier, order.projectOrderId);
    expect(seen.assignee).toBeNull();
    expect(seen.assignments?.map(({ name }) => name)).toEqual([null, 'Lin Yue']);
    expect(seen.timeline).toContainEqual(
      expect.objectContaining({ action: 'deliver', actorName: 'Lin Yue' }),
    );
    expect(seen.deliverables).toHaveLength(1);
  });

  it('is exported with what they wrote for it, and named in it no more once their account is gone', async () => {
    const coordinator = await company.join('coordinates');
    await named(coordinator.personId, 'Chen Hao');
    const posting = await market.publish();
    const form = {
      projectReleaseInforId: posting,
      content: 'We know wind farms.',
      expectedPrice: 160_00,
    };
    const { projectApplicationJLId } = await dataOf(
      sup<{ projectApplicationJLId: string }>(coordinator, 'addProjectApplicationJL', form),
    );
    await dataOf(
      sup(coordinator, 'assignOrder', {
        projectOrderId: (await market.receive()).projectOrderId,
        personId: coordinator.personId,
      }),
    );
    await act(coordinator, null);
    const own: object = await coordinator.call('/supinterface/exportOwnData', {});
    expect(own).toMatchObject({
      organisations: [{ organisation: 'Wenyi Translations', roles: ['coordinates'] }],
      doneForOrganisations: expect.arrayContaining([
        expect.objectContaining({
          kind: 'application',
          organisation: 'Wenyi Translations',
          text: 'We know wind farms.',
        }),
      ]),
      assignedOrders: [
        expect.objectContaining({ organisation: 'Wenyi Translations', until: null }),
      ],
    });
    await dataOf(removeAccount(tolk, coordinator));
    const { application } = await dataOf(
      sup<{ application: { memberName?: string } }>(
        market.supplier,
        'getProjectApplicationJLDetail',
        { projectApplicationJLId },
      ),
    );
    expect(application.memberName).toBe('Deleted account');
  });
});

describe('a call that was let in before its member was removed', () => {
  const proposeEnd = ({ projectOrderId, version }: OrderDetail) =>
    sup(market.supplier, 'proposeEnd', {
      projectOrderId,
      version,
      refundPercent: 50,
      reason: 'It is over.',
    });

  /** The removal is under way when the call comes, and over before it writes. */
  async function afterRemoval(
    member: { organisationId: string; personId: string },
    call: () => Promise<{ code: number }>,
  ) {
    const { db } = tolk.app.deps;
    const { answer } = await transaction(db, async (tx) => {
      await deleteMember(tx, member.organisationId, member.personId);
      const waiting = call();
      await Promise.race([waiting, untilBlockedBy(tx, db)]);
      return { answer: waiting };
    });
    return (await answer).code;
  }

  it('is not carried out for the supplier’s company', async () => {
    const order = await market.start();
    const { organisationId } = company;
    const code = await afterRemoval({ organisationId, personId: coordinatorId }, () =>
      proposeEnd(order),
    );
    expect(code).toBe(errorCodes.membershipOver);
    expect((await market.order('client', order.projectOrderId)).proposal).toBeNull();
  });

  it.each(['withdrawProjectOrder', 'callPayment'] as const)(
    'is not carried out for the client’s: %s',
    async (name) => {
      const ordering = await foundOrganisation(tolk, { name: 'Nordlys Energi', side: 'client' });
      const { personId } = market.client;
      await ordering.admit(market.client, 'asks', 'pays');
      market.client.personId = ordering.organisationId;
      const order = await market.receive();
      const { projectOrderId, version } = order;
      const member = { organisationId: ordering.organisationId, personId };
      const calls = {
        withdrawProjectOrder: () =>
          market.client.call(
            '/clientinterface/withdrawProjectOrder',
            { projectOrderId, version },
            withKey(),
          ),
        callPayment: () => market.callPayment(order),
      };
      expect(await afterRemoval(member, calls[name])).toBe(errorCodes.membershipOver);
      const { db } = tolk.app.deps;
      const left = await db
        .selectFrom('project_order')
        .leftJoin('payment_attempt', 'payment_attempt.order_id', 'project_order.id')
        .select(['project_order.state', 'payment_attempt.id'])
        .where('project_order.id', '=', projectOrderId)
        .execute();
      expect(left).toEqual([{ state: 'received', id: null }]);
    },
  );

  it('manages the company no more', async () => {
    const { organisationId, founder } = company;
    const other = await company.join('manages');
    const code = await afterRemoval({ organisationId, personId: founder.personId }, () =>
      organisationCall(founder, 'setMemberRoles', { personId: other.personId, roles: ['reads'] }),
    );
    expect(code).toBe(errorCodes.membershipOver);
    const { members } = await organisation(other, 'getOrganisation', {});
    expect(members.find(({ personId }) => personId === other.personId)?.roles).toEqual(['manages']);
  });

  it('is carried out for nobody whom staff have kept out meanwhile', async () => {
    const order = await market.start();
    const { db, clock } = tolk.app.deps;
    const { answer } = await transaction(db, async (tx) => {
      await lockPersonForUpdate(tx, coordinatorId);
      const waiting = proposeEnd(order);
      await Promise.race([waiting, untilBlockedBy(tx, db)]);
      const reason = 'Orders that nobody works on.';
      await setBlock(tx, coordinatorId, { reason, words: '', at: clock.now() });
      return { answer: waiting };
    });
    expect((await answer).code).toBe(errorCodes.sessionRevoked);
    expect((await market.order('client', order.projectOrderId)).proposal).toBeNull();
  });

  it('is held to the roles that are left', async () => {
    const order = await market.start();
    const { db } = tolk.app.deps;
    const { answer } = await transaction(db, async (tx) => {
      await updateRoles(tx, company.organisationId, coordinatorId, ['reads']);
      const waiting = proposeEnd(order);
      await Promise.race([waiting, untilBlockedBy(tx, db)]);
      return { answer: waiting };
    });
    expect((await answer).code).toBe(errorCodes.roleMissing);
  });
});
