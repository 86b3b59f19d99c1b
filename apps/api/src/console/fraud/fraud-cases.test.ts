import { randomUUID } from 'node:crypto';
import { DAY, limits } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { casesOf, gatherNow, shareBrowser } from '../../../test/support/fraud.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { foundOrganisation } from '../../../test/support/organisations.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { foundCompany } from '../../../test/support/supplier-company.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let support: TestStaff;

beforeAll(async () => {
  market = await openMarket(tolk);
  support = await addStaffMember(tolk, 'support');
});

async function accounts(count: number): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: count }, () => signUp(tolk, 'supplier')));
  return people.map(({ personId }) => personId).toSorted();
}

const kindsOf = ({ signs }: { signs: readonly { kind: string }[] }) =>
  signs.map(({ kind }) => kind).toSorted();

function decide(staff: TestStaff, fraudCaseId: string, decision: string) {
  const body = { fraudCaseId, decision, words: 'We asked both of them.' };
  return staff.call('/opsinterface/decideFraudCase', body);
}

/** Reviews of five stars, each of an order that is done with. */
async function praise(...pairs: [by: string, about: string][]): Promise<void> {
  const { db } = tolk.app.deps;
  for (const [author_id, subject_id] of pairs) {
    const { projectOrderId: order_id } = await market.complete();
    await db
      .insertInto('evaluation')
      .values({
        id: randomUUID(),
        order_id,
        side: 'client',
        author_id,
        subject_id,
        grade: 5,
        text: 'Perfect.',
        created_at: tolk.clock.now(),
        reply: null,
        replied_at: null,
      })
      .execute();
  }
}

async function sameDocument(persons: readonly string[]): Promise<void> {
  const number_fingerprint = Buffer.from(randomUUID());
  await tolk.app.deps.db
    .insertInto('real_name_verification')
    .values(
      persons.map((person_id) => ({
        id: randomUUID(),
        person_id,
        status: 'refused' as const,
        document_type: 'passport' as const,
        name: 'Lin Yue',
        sealed_number: Buffer.from('sealed'),
        masked_number: 'E*****78',
        number_fingerprint,
        reason: 'Not readable.',
        submitted_at: tolk.clock.now(),
        decided_at: tolk.clock.now(),
        decided_by: null,
      })),
    )
    .execute();
}

describe('a case', () => {
  it('collects all signs about a group of accounts, however they hang together', async () => {
    const [a = '', b = '', c = '', d = ''] = await accounts(4);
    await shareBrowser(tolk, [a, b, c]);
    await sameDocument([c, d]);
    await gatherNow(tolk);
    const [found, ...others] = await casesOf(support, [a, b, c, d]);
    expect(others).toEqual([]);
    expect(found?.members.map(({ personId }) => personId).toSorted()).toEqual([a, b, c, d]);
    expect(found && kindsOf(found)).toEqual(['device', 'document']);
    expect(found?.signs.find(({ kind }) => kind === 'document')?.facts).toEqual({
      number: 'E*****78',
    });
    await gatherNow(tolk);
    expect(await casesOf(support, [a])).toEqual([found]);
  });

  it('of two who share a browser is made only if they order from each other', async () => {
    const innocent = await accounts(2);
    const { client, supplier } = await openMarket(tolk);
    await shareBrowser(tolk, innocent);
    await shareBrowser(tolk, [client.personId, supplier.personId]);
    await gatherNow(tolk);
    expect(await casesOf(support, innocent)).toEqual([]);
    expect(await casesOf(support, [client.personId])).toEqual([]);
    const own = await openMarket(tolk);
    await own.send({ supUserId: own.supplier.personId });
    await shareBrowser(tolk, [own.client.personId, own.supplier.personId]);
    await gatherNow(tolk);
    expect(await casesOf(support, [own.client.personId])).toHaveLength(1);
  });

  it('of two who share a browser is made where the company of one is ordered from', async () => {
    const { client, ...others } = await openMarket(tolk);
    const { founder, organisationId } = await foundCompany(tolk);
    await others.send({ supUserId: organisationId });
    // Nor does an organisation of both say that they are two.
    const both = await foundOrganisation(tolk, { name: 'Nord AS' });
    await both.admit(client, 'reads');
    await tolk.app.deps.db
      .insertInto('organisation_member')
      .values({
        organisation_id: both.organisationId,
        person_id: founder.personId,
        roles: ['reads'],
        joined_at: tolk.clock.now(),
      })
      .execute();
    await shareBrowser(tolk, [client.personId, founder.personId]);
    await gatherNow(tolk);
    const [found] = await casesOf(support, [founder.personId]);
    expect(found && kindsOf(found)).toEqual(['device']);
  });

  it('is made of people who praise each other, and of nobody who once did or is praised by many', async () => {
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = await accounts(6);
    await praise([a, b], [b, a], [a, b], [b, a]);
    await praise([c, d], [d, c]);
    await praise([e, f], [f, e], [e, f], [f, e], [a, f], [b, f], [c, f]);
    await gatherNow(tolk);
    const [found] = await casesOf(support, [a]);
    expect(found?.signs).toMatchObject([{ kind: 'circle', facts: { reviews: '4' } }]);
    expect(await casesOf(support, [c, d, e, f])).toEqual([]);
  });

  it('is made of a contact in the texts of several accounts, but not of one company', async () => {
    const publish = (person: TestPerson, remarks: string, companyName: string) =>
      dataOf(
        person.call('/clientinterface/addPositionProject', {
          ...market.postingForm({ remarks, companyName }),
        }),
      );
    const [one, two, three, four] = [
      await signUp(tolk, 'client'),
      await signUp(tolk, 'client'),
      await signUp(tolk, 'client'),
      await signUp(tolk, 'client'),
    ];
    await publish(one, 'Call +47 22 99 88 77.', 'Nord AS');
    await publish(two, 'My number: +47 2299 8877', 'Sud AS');
    await publish(three, 'Call +47 22 11 00 11.', 'Vest AS');
    await publish(four, 'Call +47 22 11 00 11.', 'Vest AS');
    await gatherNow(tolk);
    const [found] = await casesOf(support, [one.personId]);
    expect(found?.signs).toMatchObject([{ kind: 'contact', facts: { contact: '+47…877' } }]);
    expect(await casesOf(support, [three.personId])).toEqual([]);
  });

  it('is not made of browsers that nobody has used for long', async () => {
    const persons = await accounts(3);
    await shareBrowser(tolk, persons);
    await tolk.app.deps.db
      .updateTable('known_device')
      .set({ seen_at: new Date(tolk.clock.now().getTime() - limits.fraud.windowMs - DAY) })
      .where('subject_id', 'in', persons)
      .execute();
    await gatherNow(tolk);
    expect(await casesOf(support, persons)).toEqual([]);
  });
});

describe('a decision', () => {
  it('holds until something new is found', async () => {
    const [a = '', b = '', c = '', d = ''] = await accounts(4);
    await shareBrowser(tolk, [a, b, c]);
    await gatherNow(tolk);
    const [found] = await casesOf(support, [a]);
    const id = found?.fraudCaseId ?? '';
    await dataOf(decide(support, id, 'watch'));
    await gatherNow(tolk);
    expect(await casesOf(support, [a])).toEqual([]);
    await dataOf(decide(support, id, 'noGround'));
    expect((await decide(support, id, 'watch')).code).toBe(409);
    await gatherNow(tolk);
    expect(await casesOf(support, [a])).toEqual([]);
    await sameDocument([a, d]);
    await gatherNow(tolk);
    expect((await casesOf(support, [a])).map(kindsOf)).toEqual([['document']]);
  });

  it('to block follows the block of an account, is audited, and needs the scope', async () => {
    const persons = await accounts(3);
    await shareBrowser(tolk, persons);
    await gatherNow(tolk);
    const [found] = await casesOf(support, persons);
    const id = found?.fraudCaseId ?? '';
    expect((await decide(await addStaffMember(tolk, 'finance'), id, 'watch')).code).toBe(403);
    expect((await decide(support, id, 'block')).code).toBe(409);
    const admin = await addStaffMember(tolk, 'admin');
    const block = { personId: persons[0], reason: 'Several accounts' };
    await dataOf(admin.call('/opsinterface/blockUser', block));
    await dataOf(decide(support, id, 'block'));
    expect(await casesOf(support, persons, 'blocked')).toMatchObject([
      { decidedBy: expect.any(String) },
    ]);
    const log = admin.call<{ list: { action: string; subjectId: string | null }[] }>(
      '/opsinterface/getAuditList',
      { pageSize: 100 },
    );
    const acts = (await dataOf(log)).list.filter(({ subjectId }) => subjectId === id);
    expect(new Set(acts.map(({ action }) => action))).toEqual(
      new Set(['getFraudCase', 'decideFraudCase']),
    );
  });
});
