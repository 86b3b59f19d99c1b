import { DAY, limits, MINUTE } from '@tolk/domain';
import { sql } from 'kysely';
import { removeAccount } from '../../../test/support/account-deletion.ts';
import { appealFixture } from '../../../test/support/appeals.ts';
import { chat, say } from '../../../test/support/conversations.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { casesOf, gatherNow, shareBrowser } from '../../../test/support/fraud.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { makeFindable, makeReady } from '../../../test/support/ready-supplier.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { insertHits, type TextHit } from './text-hit-repository.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let support: TestStaff;

beforeAll(async () => {
  market = await openMarket(tolk);
});

// Nobody stays signed in through the days that tests pass.
beforeEach(async () => {
  support = await addStaffMember(tolk, 'support');
});

const rows = () => tolk.app.deps.db;
const now = () => tolk.clock.now();

const publish = (person: TestPerson, remarks: string, companyName: string) =>
  dataOf(
    person.call('/clientinterface/addPositionProject', {
      ...market.postingForm({ remarks, companyName }),
    }),
  );

async function suppliers(count: number): Promise<TestPerson[]> {
  const people = await Promise.all(Array.from({ length: count }, () => signUp(tolk, 'supplier')));
  for (const { personId } of people) {
    await makeReady(tolk, personId);
    await makeFindable(tolk, personId);
  }
  return people;
}

/** The client writes to each of them. */
async function writes(client: TestPerson, others: readonly TestPerson[], text: string) {
  for (const { personId } of others) {
    const { conversationId } = await chat(client, 'ceatesession', { otherId: personId });
    expect(await say(client, conversationId, text)).toMatchObject({ code: 0 });
  }
}

const hitsOf = ({ personId }: TestPerson) =>
  rows()
    .selectFrom('text_hit')
    .select(['place', 'kind', 'shown', 'excerpt'])
    .where('person_id', '=', personId)
    .orderBy('place')
    .orderBy('kind')
    .execute();

describe('a contact in texts', () => {
  it('is found in a message and in a posting of somebody else, with where, when, to whom and what', async () => {
    const [client, other] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const [supplier] = await suppliers(1);
    if (supplier === undefined) throw new Error('No supplier.');
    await rows()
      .updateTable('person')
      .set({ name: 'Lin Yue' })
      .where('id', '=', supplier.personId)
      .execute();
    await publish(other, 'Ask 一三九 八八七七 六六五五 for more.', 'Vest AS');
    await writes(client, [supplier], 'My number is 139 8877 6655.');
    await gatherNow(tolk);
    const [found] = await casesOf(support, [client.personId]);
    expect(found?.members.map(({ personId }) => personId).toSorted()).toEqual(
      [client.personId, other.personId].toSorted(),
    );
    expect(found?.signs).toMatchObject([
      { kind: 'contact', facts: { contact: '139…655' }, evidence: [{}, {}] },
    ]);
    expect(found?.signs[0]?.evidence).toEqual(
      expect.arrayContaining([
        {
          place: 'message',
          personId: client.personId,
          toName: 'Lin Yue',
          time: expect.any(String),
          excerpt: 'My number is 139…655.',
        },
        expect.objectContaining({
          place: 'posting',
          toName: null,
          excerpt: expect.stringContaining('Ask 139…655 for more.'),
        }),
      ]),
    );
  });

  it('is nobody’s own who repeats it to whom it belongs', async () => {
    const client = await signUp(tolk, 'client');
    const [supplier] = await suppliers(1);
    if (supplier === undefined) throw new Error('No supplier.');
    await writes(client, [supplier], 'Write to mara@nordlys.example.');
    const { conversationId } = await chat(supplier, 'ceatesession', { otherId: client.personId });
    await tolk.advance(MINUTE);
    await say(supplier, conversationId, 'I wrote to mara@nordlys.example just now.');
    await gatherNow(tolk);
    expect(await casesOf(support, [client.personId, supplier.personId])).toEqual([]);
    const other = await signUp(tolk, 'client');
    await publish(other, 'Write to mara@nordlys.example.', 'Sud AS');
    await gatherNow(tolk);
    const [found] = await casesOf(support, [client.personId]);
    expect(found?.members.map(({ personId }) => personId).toSorted()).toEqual(
      [client.personId, other.personId].toSorted(),
    );
  });

  it('is the reader’s who is told it by several, whether from a text or not', async () => {
    const client = await signUp(tolk, 'client');
    const [one, other] = await suppliers(2);
    if (one === undefined || other === undefined) throw new Error('No suppliers.');
    await writes(client, [one, other], 'Welcome to the project.');
    for (const supplier of [one, other]) {
      const { conversationId } = await chat(supplier, 'ceatesession', { otherId: client.personId });
      await say(
        supplier,
        conversationId,
        'I cannot reach 139 1234 9901, is lin_990@example.org yours?',
      );
    }
    await gatherNow(tolk);
    expect(await hitsOf(one)).toHaveLength(2);
    expect(await casesOf(support, [client.personId, one.personId, other.personId])).toEqual([]);
  });

  it('is no hit where the reader has it as their own', async () => {
    const client = await signUp(tolk, 'client');
    const [supplier] = await suppliers(1);
    if (supplier === undefined) throw new Error('No supplier.');
    const form = market.postingForm({ contactPhone: '139 1234 9902' });
    await dataOf(client.call('/clientinterface/addPositionProject', form));
    await rows()
      .updateTable('person')
      .set({ email: 'own@nordlys.example', phone: '+8613912349903' })
      .where('id', '=', client.personId)
      .execute();
    const { conversationId } = await chat(supplier, 'ceatesession', { otherId: client.personId });
    await say(
      supplier,
      conversationId,
      'I tried 13912349902, 13912349903 and own@nordlys.example; mine is 13912349904.',
    );
    await rows()
      .updateTable('personal_information')
      .set({ wechat: '', email: 'reach@nordlys.example', skype: 'lin.2027' })
      .where('person_id', '=', supplier.personId)
      .execute();
    await say(client, conversationId, 'I wrote to reach@nordlys.example and Skype: lin.2027.');
    await gatherNow(tolk);
    expect((await hitsOf(supplier)).map(({ shown }) => shown)).toEqual(['139…904']);
    expect(
      (await hitsOf(client)).filter(({ place }) => place === 'message').map(({ shown }) => shown),
    ).toEqual([]);
  });

  it('is a hit of each version of a text once, and of what changes later too', async () => {
    const [supplier] = await suppliers(1);
    if (supplier === undefined) throw new Error('No supplier.');
    const set = (personal_profile: string) =>
      rows()
        .updateTable('supplier_profile')
        .set({ personal_profile, updated_at: now() })
        .where('person_id', '=', supplier.personId)
        .execute();
    await set('Reach me at mara (at) example (dot) org.');
    await gatherNow(tolk);
    await gatherNow(tolk);
    expect(await hitsOf(supplier)).toEqual([
      { place: 'profile', kind: 'contact', shown: 'mar…org', excerpt: 'Reach me at mar…org.' },
    ]);
    await tolk.advance(10 * MINUTE);
    await set('VX：mara_2026');
    await gatherNow(tolk);
    expect((await hitsOf(supplier)).map(({ shown }) => shown).toSorted()).toEqual([
      'mar…026',
      'mar…org',
    ]);
  });

  it('changes nothing in the text, and goes after its time', async () => {
    const client = await signUp(tolk, 'client');
    const { projectReleaseInforId } = await dataOf(
      client.call<{ projectReleaseInforId: string }>('/clientinterface/addPositionProject', {
        ...market.postingForm({ remarks: 'Call +47 22 33 11 55.' }),
      }),
    );
    await gatherNow(tolk);
    expect(await hitsOf(client)).toHaveLength(1);
    const posting = await rows()
      .selectFrom('posting')
      .select('remarks')
      .where('id', '=', projectReleaseInforId)
      .executeTakeFirst();
    expect(posting?.remarks).toBe('Call +47 22 33 11 55.');
    await rows()
      .updateTable('text_hit')
      .set({ at: new Date(now().getTime() - limits.fraud.windowMs - DAY) })
      .where('person_id', '=', client.personId)
      .execute();
    await rows()
      .updateTable('posting')
      .set({ published_at: new Date(now().getTime() - limits.fraud.windowMs - DAY) })
      .where('id', '=', projectReleaseInforId)
      .execute();
    await gatherNow(tolk);
    expect(await hitsOf(client)).toEqual([]);
  });

  it('is searched for in what both write about an order', async () => {
    const own = await openMarket(tolk);
    const order = await own.send();
    const { projectOrderId, version } = order;
    await rows()
      .updateTable('project_order')
      .set({ description: 'Ask 13812340001.' })
      .where('id', '=', projectOrderId)
      .execute();
    await dataOf(
      own.supplier.call(
        '/supinterface/acceptOrRejectProjectOrder',
        { projectOrderId, version, accept: false, reason: 'Write to rejects@example.org first.' },
        withKey(),
      ),
    );
    await rows()
      .updateTable('application')
      .set({ content: '加微信：lin_2026' })
      .where('supplier_id', '=', own.supplier.personId)
      .execute();
    await gatherNow(tolk);
    expect((await hitsOf(own.client)).map(({ place }) => place)).toContain('orderTerms');
    expect((await hitsOf(own.supplier)).map(({ place }) => place)).toContain('orderNote');
  });
});

describe('the search', () => {
  it('keeps more hits than one statement takes', async () => {
    const { personId } = await signUp(tolk, 'client');
    const hit: TextHit = {
      place: 'message',
      source: 'many',
      version: '1',
      kind: 'contact',
      key: '',
      person_id: personId,
      to_id: null,
      at: now(),
      shown: '1…1',
      is_link: false,
      company: null,
      excerpt: '',
    };
    await insertHits(
      rows(),
      Array.from({ length: 6_000 }, (_, at) => ({ ...hit, key: String(at) })),
    );
    const { count } = await rows()
      .selectFrom('text_hit')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(6_000);
  });

  it('that fails stops no other sign', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => signUp(tolk, 'client')));
    const persons = people.map(({ personId }) => personId);
    await shareBrowser(tolk, persons);
    await sql`alter table text_search rename to text_search_away`.execute(rows());
    try {
      await gatherNow(tolk);
    } finally {
      await sql`alter table text_search_away rename to text_search`.execute(rows());
    }
    expect(await casesOf(support, persons)).toMatchObject([{ signs: [{ kind: 'device' }] }]);
  });

  it('leaves out what somebody says in an appeal', async () => {
    const own = await openMarket(tolk);
    await appealFixture(tolk, own).open(await own.submit(), 'client', {
      reasonForAppeal: 'They wanted me to pay them outside Tolk, by 13912340077.',
    });
    await gatherNow(tolk);
    expect((await hitsOf(own.client)).map(({ place }) => place)).not.toContain('orderNote');
  });
});

describe('proposals to pay outside the platform', () => {
  const proposal = 'You can pay me directly, it is cheaper for both of us.';

  it('to three others within a month make a case of one, until as many new ones after a decision', async () => {
    const client = await signUp(tolk, 'client');
    const others = await suppliers(6);
    await writes(client, others.slice(0, 2), proposal);
    await gatherNow(tolk);
    expect(await casesOf(support, [client.personId])).toEqual([]);
    await writes(client, others.slice(2, 3), '我们线下结算吧，微信：client_88');
    await gatherNow(tolk);
    const [found] = await casesOf(support, [client.personId]);
    expect(found).toMatchObject({
      members: [{ personId: client.personId }],
      signs: [{ kind: 'outsidePayment', facts: { others: '3' } }],
    });
    const excerpts = found?.signs[0]?.evidence.map(({ place, excerpt }) => [place, excerpt]);
    expect(excerpts).toHaveLength(3);
    expect(excerpts).toContainEqual(['message', '我们线下结算吧，cli…_88']);
    await dataOf(
      support.call('/opsinterface/decideFraudCase', {
        fraudCaseId: found?.fraudCaseId,
        decision: 'noGround',
        words: 'They asked about invoices.',
      }),
    );
    await tolk.advance(DAY);
    await gatherNow(tolk);
    await writes(client, others.slice(3, 5), proposal);
    await gatherNow(tolk);
    const nextDay = await addStaffMember(tolk, 'support');
    expect(await casesOf(nextDay, [client.personId])).toEqual([]);
    await writes(client, others.slice(5), proposal);
    await gatherNow(tolk);
    expect(await casesOf(nextDay, [client.personId])).toMatchObject([
      { signs: [{ kind: 'outsidePayment', facts: { others: '3' } }] },
    ]);
  });

  it('that are refused, or said to one alone, make none', async () => {
    const client = await signUp(tolk, 'client');
    const others = await suppliers(3);
    await writes(client, others, 'I never accept payment outside the platform.');
    await writes(client, others.slice(0, 1), proposal);
    await writes(client, others.slice(0, 1), `Once more: ${proposal}`);
    await gatherNow(tolk);
    expect(await casesOf(support, [client.personId])).toEqual([]);
  });

  it('leave a case that was decided after their time, and with who read them', async () => {
    const client = await signUp(tolk, 'client');
    const others = await suppliers(4);
    await writes(client, others.slice(0, 3), proposal);
    await tolk.advance(MINUTE);
    await writes(client, others.slice(3), proposal);
    await gatherNow(tolk);
    const [found] = await casesOf(support, [client.personId]);
    const fraudCaseId = found?.fraudCaseId;
    await dataOf(
      support.call('/opsinterface/decideFraudCase', {
        fraudCaseId,
        decision: 'noGround',
        words: 'They asked about invoices.',
      }),
    );
    const evidence = async () => {
      const { evidence: texts } = await rows()
        .selectFrom('fraud_sign')
        .select('evidence')
        .where('key', '=', client.personId)
        .executeTakeFirstOrThrow();
      return texts.map(({ toId }) => toId);
    };
    const [reader] = others.slice(3);
    if (reader === undefined) throw new Error('No reader.');
    expect(await evidence()).toHaveLength(4);
    await dataOf(removeAccount(tolk, reader));
    expect(new Set(await evidence())).toEqual(
      new Set(others.slice(0, 3).map(({ personId }) => personId)),
    );
    await tolk.advance(limits.fraud.windowMs + DAY);
    await gatherNow(tolk);
    expect(await evidence()).toEqual([]);
    const later = await addStaffMember(tolk, 'support');
    expect(await casesOf(later, [client.personId])).toEqual([]);
  });

  it('go from the case and the hits with the account', async () => {
    const client = await signUp(tolk, 'client');
    await writes(client, await suppliers(3), proposal);
    await gatherNow(tolk);
    const [found] = await casesOf(support, [client.personId]);
    await dataOf(removeAccount(tolk, client));
    expect(await hitsOf(client)).toEqual([]);
    const left = await support.call('/opsinterface/getFraudCase', {
      fraudCaseId: found?.fraudCaseId,
    });
    expect(left).toMatchObject({
      data: { signs: [{ kind: 'outsidePayment', facts: {}, evidence: [] }] },
    });
  });
});
