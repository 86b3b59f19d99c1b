import { randomUUID } from 'node:crypto';
import { DAY } from '@tolk/domain';
import { removeAccount } from '../../test/support/account-deletion.ts';
import { download } from '../../test/support/download.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { dataOf, openMarket } from '../../test/support/market.ts';
import {
  act,
  foundOrganisation,
  organisation,
  organisationCall,
  signInAgain,
  type Entered,
} from '../../test/support/organisations.ts';
import { heard, openTestSockets } from '../../test/support/open-sockets.ts';
import { signUp, type TestPerson } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
const { connected, connect } = openTestSockets(tolk);

/** Changes to this side; answers the organisation that the session acts for. */
async function enter(person: TestPerson, port: 0 | 1): Promise<string | undefined> {
  const form = { loginName: person.account, port };
  const entered = await dataOf(person.call<Entered>('/supinterface/switchIdentity', form));
  person.token = entered.token;
  return entered.organisationId;
}

describe('founding', () => {
  it('makes whoever does it the one who manages, asks and pays', async () => {
    const person = await signUp(tolk, 'client');
    const { organisationId } = await organisation(person, 'foundOrganisation', {
      name: ' Nordlys Energi ',
    });
    expect(await organisation(person, 'getMemberships', {})).toEqual([
      {
        organisationId,
        organisationName: 'Nordlys Energi',
        roles: ['manages', 'asks', 'pays'],
        scopes: ['read', 'ask', 'pay', 'manage'],
        isActing: false,
      },
    ]);
    await act(person, organisationId);
    expect(await organisation(person, 'getMemberships', {})).toMatchObject([{ isActing: true }]);
    expect(await organisation(person, 'getOrganisation', {})).toMatchObject({
      organisationId,
      name: 'Nordlys Energi',
      approvalAbove: null,
      members: [{ personId: person.personId, isSelf: true }],
      invitations: [],
      events: [{ event: 'founded', aboutName: null }],
    });
  });

  it('refuses a name that speaks for the product', async () => {
    const person = await signUp(tolk, 'client');
    expect(
      await organisationCall(person, 'foundOrganisation', { name: 'Tolk support' }),
    ).toMatchObject({ code: 422, data: { fields: { name: expect.any(String) } } });
  });

  it('is done by one person ten times at most', async () => {
    const person = await signUp(tolk, 'client');
    for (let founded = 0; founded < 10; founded += 1) {
      await organisation(person, 'foundOrganisation', { name: `Branch ${founded}` });
    }
    expect(await organisationCall(person, 'foundOrganisation', { name: 'One more' })).toMatchObject(
      { code: 1508 },
    );
  });
});

describe('acting', () => {
  it('shows the organisation’s orders and postings, and for oneself one’s own', async () => {
    const market = await openMarket(tolk);
    const own = await market.publish({ projectName: 'My own posting' });
    const nordlys = await foundOrganisation(tolk);
    await nordlys.admit(market.client, 'asks');
    const ofOrganisation = await market.publish({ projectName: 'Posting of the company' });
    const names = async () => {
      const path = '/clientinterface/getPositionProjectList';
      const { list } = await dataOf(
        market.client.call<{ list: { projectReleaseInforId: string }[] }>(path, {}),
      );
      return list.map(({ projectReleaseInforId }) => projectReleaseInforId);
    };
    expect(await names()).toEqual([ofOrganisation]);
    await act(market.client, null);
    expect(await names()).toEqual([own]);
  });

  it('ends the token before', async () => {
    const { founder } = await foundOrganisation(tolk);
    const before = founder.token;
    await act(founder, null);
    const after = founder.token;
    founder.token = before;
    expect(await founder.call('/clientinterface/getMemberships', {})).toMatchObject({ code: 601 });
    founder.token = after;
    expect(await founder.call('/clientinterface/getOrganisation', {})).toMatchObject({
      code: 404,
    });
  });

  it('for an organisation of others is as if there were none', async () => {
    const { organisationId } = await foundOrganisation(tolk);
    const stranger = await signUp(tolk, 'client');
    const none = await organisationCall(stranger, 'actFor', { organisationId: randomUUID() });
    expect(none).toMatchObject({ code: 404 });
    expect(await organisationCall(stranger, 'actFor', { organisationId })).toMatchObject({
      code: 404,
      msg: none.msg,
    });
  });

  it('leaves the account one’s own: its language, its name, its devices', async () => {
    const { founder } = await foundOrganisation(tolk);
    expect(await founder.call('/supinterface/getSupUserData', {})).toMatchObject({
      code: 0,
      data: { userId: founder.personId },
    });
  });

  it('is over on the other side of the account, and goes on when the client comes back', async () => {
    const { founder, organisationId } = await foundOrganisation(tolk);
    expect(await enter(founder, 1)).toBeUndefined();
    expect(await enter(founder, 0)).toBe(organisationId);
    expect(await organisation(founder, 'getMemberships', {})).toMatchObject([{ isActing: true }]);
  });

  it('is kept for the next sign-in as a client, until the person acts for themselves', async () => {
    const { founder, organisationId } = await foundOrganisation(tolk);
    expect(await signInAgain(tolk, founder, 'clientinterface')).toBe(organisationId);
    expect(await organisation(founder, 'getMemberships', {})).toMatchObject([{ isActing: true }]);
    expect(await signInAgain(tolk, founder, 'supinterface')).toBe(organisationId);
    await act(founder, null);
    expect(await signInAgain(tolk, founder, 'clientinterface')).toBeUndefined();
  });

  it('is not kept for who belongs to it no more, nor while staff keeps it out', async () => {
    const { founder, organisationId, join } = await foundOrganisation(tolk);
    const member = await join('asks');
    await organisation(founder, 'removeMember', { personId: member.personId });
    expect(await signInAgain(tolk, member, 'clientinterface')).toBeUndefined();
    expect(await organisation(member, 'getMemberships', {})).toEqual([]);
    await tolk.app.deps.db
      .updateTable('person')
      .set({ blocked_at: tolk.clock.now(), block_reason: 'fraud' })
      .where('id', '=', organisationId)
      .execute();
    expect(await signInAgain(tolk, founder, 'clientinterface')).toBeUndefined();
  });

  it('is refused from the next call on while staff keeps the organisation out', async () => {
    const { founder, organisationId } = await foundOrganisation(tolk);
    await tolk.app.deps.db
      .updateTable('person')
      .set({ blocked_at: tolk.clock.now(), block_reason: 'fraud' })
      .where('id', '=', organisationId)
      .execute();
    expect(await organisationCall(founder, 'getOrganisation', {})).toMatchObject({ code: 1801 });
    await act(founder, null);
    expect(await organisation(founder, 'getMemberships', {})).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is accepted once, by whoever has its link', async () => {
    const { founder, organisationId } = await foundOrganisation(tolk);
    const { token, endTime } = await organisation(founder, 'inviteMember', {
      roles: ['reads', 'asks'],
    });
    const days = (new Date(endTime).getTime() - tolk.clock.now().getTime()) / DAY;
    expect(days).toBeCloseTo(7, 3);
    const person = await signUp(tolk, 'client');
    expect(await organisation(person, 'getMemberInvitation', { token })).toMatchObject({
      organisationId,
      organisationName: 'Nordlys Energi',
      roles: ['asks', 'reads'],
    });
    expect(await organisation(person, 'acceptMemberInvitation', { token })).toEqual({
      organisationId,
    });
    const other = await signUp(tolk, 'client');
    expect(await organisationCall(other, 'acceptMemberInvitation', { token })).toMatchObject({
      code: 1805,
    });
    expect(await organisation(founder, 'getOrganisation', {})).toMatchObject({
      members: [{ isSelf: true }, { personId: person.personId, roles: ['asks', 'reads'] }],
      invitations: [],
      events: [{ event: 'joined' }, { event: 'invited' }, { event: 'founded' }],
    });
  });

  it('is used by one of two who open it at once', async () => {
    const { founder } = await foundOrganisation(tolk);
    const { token } = await organisation(founder, 'inviteMember', { roles: ['reads'] });
    const people = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const answers = await Promise.all(
      people.map((person) => organisationCall(person, 'acceptMemberInvitation', { token })),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1805]);
  });

  it('goes to the address that is given, with its link and without others', async () => {
    const { founder } = await foundOrganisation(tolk, { name: 'Visit evil.example now' });
    await organisation(founder, 'inviteMember', {
      account: 'new-colleague@tolk.example',
      roles: ['approves'],
    });
    await tolk.settle();
    const mail = tolk.mails.find(({ to }) => to === 'new-colleague@tolk.example');
    expect(mail?.subject).toBe('Join Visit [link] now on Tolk');
    expect(mail?.text).toContain('http://127.0.0.1/xqorganisation/invitation?token=');
    expect(mail?.text).not.toContain('evil.example');
  });

  it('is told to who has the account, and says nothing about whether somebody has', async () => {
    const { founder } = await foundOrganisation(tolk);
    const colleague = await signUp(tolk, 'client');
    const invite = (account: string) =>
      organisation(founder, 'inviteMember', { account, roles: ['reads'] });
    const known = await invite(colleague.account);
    const unknown = await invite('nobody-has-this@tolk.example');
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    const { list } = await dataOf(
      colleague.call<{ list: { title: string }[] }>('/clientinterface/getXXTZDatas', {}),
    );
    expect(list.map(({ title }) => title)).toEqual(['Join Nordlys Energi']);
  });

  it('runs out after seven days', async () => {
    const { founder } = await foundOrganisation(tolk);
    const { token } = await organisation(founder, 'inviteMember', { roles: ['reads'] });
    const person = await signUp(tolk, 'client');
    tolk.clock.advance(7 * DAY);
    expect(await organisationCall(person, 'acceptMemberInvitation', { token })).toMatchObject({
      code: 1805,
    });
  });

  it('that was withdrawn is good for nothing', async () => {
    const { founder } = await foundOrganisation(tolk);
    const { token } = await organisation(founder, 'inviteMember', { roles: ['reads'] });
    const { invitations } = await organisation(founder, 'getOrganisation', {});
    await organisation(founder, 'withdrawInvitation', {
      invitationId: invitations[0]?.invitationId ?? '',
    });
    const person = await signUp(tolk, 'client');
    expect(await organisationCall(person, 'getMemberInvitation', { token })).toMatchObject({
      code: 1805,
    });
  });

  it('to who belongs to it already is not used up', async () => {
    const { founder, join } = await foundOrganisation(tolk);
    const member = await join('reads');
    const { token } = await organisation(founder, 'inviteMember', { roles: ['manages'] });
    expect(await organisationCall(member, 'acceptMemberInvitation', { token })).toMatchObject({
      code: 1806,
    });
    const person = await signUp(tolk, 'client');
    expect(await organisationCall(person, 'acceptMemberInvitation', { token })).toMatchObject({
      code: 0,
    });
  });

  it('goes with who made it, so that nobody comes back by a link of their own', async () => {
    const { founder, join } = await foundOrganisation(tolk);
    const manager = await join('manages');
    const { token } = await organisation(manager, 'inviteMember', { roles: ['manages'] });
    await organisation(founder, 'removeMember', { personId: manager.personId });
    expect(await organisationCall(manager, 'acceptMemberInvitation', { token })).toMatchObject({
      code: 1805,
    });
  });

  it('is one of fifty at most', async () => {
    const { founder } = await foundOrganisation(tolk);
    for (let invited = 0; invited < 50; invited += 1) {
      await organisation(founder, 'inviteMember', { roles: ['reads'] });
    }
    expect(await organisationCall(founder, 'inviteMember', { roles: ['reads'] })).toMatchObject({
      code: 1508,
    });
  });
});

describe('the last who manages', () => {
  it('can’t leave, be removed or give it up, until somebody else manages', async () => {
    const { founder, join, organisationId } = await foundOrganisation(tolk);
    const { personId } = founder;
    const roles = ['asks'] as const;
    const refused = [
      await organisationCall(founder, 'leaveOrganisation', { organisationId }),
      await organisationCall(founder, 'removeMember', { personId }),
      await organisationCall(founder, 'setMemberRoles', { personId, roles: [...roles] }),
      await organisationCall(founder, 'removeMember', { personId: personId.toUpperCase() }),
      await organisationCall(founder, 'setMemberRoles', {
        personId: personId.toUpperCase(),
        roles: [...roles],
      }),
    ];
    expect(refused.map(({ code }) => code)).toEqual([1804, 1804, 1804, 1804, 1804]);
    const successor = await join('reads');
    await organisation(founder, 'setMemberRoles', {
      personId: successor.personId,
      roles: ['manages'],
    });
    await organisation(founder, 'leaveOrganisation', { organisationId });
    expect(await organisationCall(founder, 'getOrganisation', {})).toMatchObject({ code: 1801 });
    expect(await organisation(successor, 'getOrganisation', {})).toMatchObject({
      members: [{ personId: successor.personId }],
      events: [{ event: 'left' }, { event: 'rolesChanged' }, {}, {}, {}],
    });
  });

  it('is one of two who leave at once', async () => {
    const { founder, join, organisationId } = await foundOrganisation(tolk);
    const second = await join('manages');
    const answers = await Promise.all([
      organisationCall(founder, 'leaveOrganisation', { organisationId }),
      organisationCall(second, 'leaveOrganisation', { organisationId }),
    ]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1804]);
  });
});

describe('a removed member', () => {
  it('sees nothing from the next call on, and what they did stays', async () => {
    const market = await openMarket(tolk);
    const nordlys = await foundOrganisation(tolk);
    await nordlys.admit(market.client, 'asks');
    const { projectOrderId } = await market.send();
    const path = '/clientinterface/getProjectOrderIdData';
    expect(await market.client.call(path, { projectOrderId })).toMatchObject({ code: 0 });
    await organisation(nordlys.founder, 'removeMember', { personId: market.client.personId });
    expect(await market.client.call(path, { projectOrderId })).toMatchObject({
      code: 1801,
      data: {},
    });
    await act(market.client, null);
    expect(await market.client.call(path, { projectOrderId })).toMatchObject({ code: 404 });
    expect(await nordlys.founder.call(path, { projectOrderId })).toMatchObject({
      code: 0,
      data: { timeline: [{ action: 'create', actorName: expect.stringMatching(/^pe\*\*\*@/) }] },
    });
  });

  it('hears nothing any more: their sockets are cut and not let in again', async () => {
    const nordlys = await foundOrganisation(tolk);
    const member = await nordlys.join('reads');
    const socket = await connected(member);
    const cut = heard(socket, 'disconnect');
    await organisation(nordlys.founder, 'removeMember', { personId: member.personId });
    await cut;
    const again = connect(member.token ?? '');
    const refused = await heard<Error & { data: { code: number } }>(again, 'connect_error');
    expect(refused.data.code).toBe(1801);
  });

  it('is told, and so is nobody else', async () => {
    const nordlys = await foundOrganisation(tolk);
    const member = await nordlys.join('reads');
    await organisation(nordlys.founder, 'removeMember', { personId: member.personId });
    await act(member, null);
    const { list } = await dataOf(
      member.call<{ list: { title: string }[] }>('/clientinterface/getXXTZDatas', {}),
    );
    expect(list.map(({ title }) => title)).toEqual(['You no longer belong to Nordlys Energi']);
  });
});

describe('a socket of who acts for an organisation', () => {
  it('hears what changes there', async () => {
    const nordlys = await foundOrganisation(tolk);
    const member = await nordlys.join('reads');
    const socket = await connected(member);
    const told = heard<{ tags: string[] }>(socket, 'invalidation');
    await organisation(nordlys.founder, 'saveOrganisation', {
      name: 'Nordlys Energi',
      approvalAbove: 5_000_00,
    });
    expect((await told).tags).toContain('Organisation');
  });
});

describe('an account that is deleted', () => {
  it('waits until somebody else manages what others belong to', async () => {
    const { founder, join } = await foundOrganisation(tolk);
    await join('reads');
    expect(await removeAccount(tolk, founder)).toMatchObject({
      code: 1018,
      data: { blockers: [{ kind: 'organisations', count: 1 }] },
    });
  });

  it('takes an organisation of one along, and its memberships elsewhere', async () => {
    const { founder, organisationId } = await foundOrganisation(tolk);
    const elsewhere = await foundOrganisation(tolk);
    await act(founder, null);
    const { token } = await organisation(elsewhere.founder, 'inviteMember', { roles: ['reads'] });
    await organisation(founder, 'acceptMemberInvitation', { token });
    await dataOf(removeAccount(tolk, founder));
    const gone = await tolk.app.deps.db
      .selectFrom('person')
      .select(['name', 'deleted_at'])
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow();
    expect(gone).toEqual({ name: '[deleted]', deleted_at: expect.any(Date) });
    expect(await organisation(elsewhere.founder, 'getOrganisation', {})).toMatchObject({
      members: [{ isSelf: true }],
      events: [{ event: 'joined', actorName: 'Deleted account' }, {}, {}],
    });
  });

  it('is exported with what it belongs to', async () => {
    const { founder } = await foundOrganisation(tolk);
    const { content } = await download(tolk, founder, '/supinterface/exportOwnData', {});
    expect(JSON.parse(content.toString('utf8'))).toMatchObject({
      organisations: [{ organisation: 'Nordlys Energi', roles: ['manages', 'asks', 'pays'] }],
    });
  });
});
