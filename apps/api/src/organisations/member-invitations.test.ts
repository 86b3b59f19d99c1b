import { DAY, MINUTE } from '@tolk/domain';
import {
  foundOrganisation,
  organisation,
  organisationCall,
} from '../../test/support/organisations.ts';
import { signUp } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();
const guarded = testApp({
  config: { rateLimits: { perAddress: 0, perPerson: 0, perCall: true } },
});

describe('an invitation that is sent', () => {
  it('reaches one address once a minute and twice a day, whoever sends it', async () => {
    const [one, two] = [await foundOrganisation(guarded), await foundOrganisation(guarded)];
    const invite = ({ founder }: typeof one) =>
      organisationCall(founder, 'inviteMember', {
        account: 'stranger@tolk.example',
        roles: ['reads'],
      });
    expect(await invite(one)).toMatchObject({ code: 0 });
    expect(await invite(two)).toMatchObject({ code: 429 });
    await guarded.advance(MINUTE);
    expect(await invite(two)).toMatchObject({ code: 0 });
    await guarded.advance(MINUTE);
    expect(await invite(one)).toMatchObject({ code: 429 });
    await guarded.settle();
    expect(guarded.mails.filter(({ to }) => to === 'stranger@tolk.example')).toHaveLength(2);
    await guarded.advance(DAY);
    expect(await invite(one)).toMatchObject({ code: 0 });
  });

  it('is one of ten a day where the account is newer than a week', async () => {
    const { founder } = await foundOrganisation(guarded);
    const invite = (name: string) =>
      organisationCall(founder, 'inviteMember', {
        account: `${name}@sent.example`,
        roles: ['reads'],
      });
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await invite(`early-${sent}`)).toMatchObject({ code: 0 });
    }
    expect(await invite('one-more')).toMatchObject({ code: 429 });
    await guarded.advance(8 * DAY);
    for (let sent = 0; sent < 11; sent += 1) {
      expect(await invite(`late-${sent}`)).toMatchObject({ code: 0 });
    }
  });

  it('names the organisation alone where who invites has no name', async () => {
    const { founder } = await foundOrganisation(tolk);
    await organisation(founder, 'inviteMember', {
      account: 'nameless-inviter@tolk.example',
      roles: ['reads'],
    });
    await tolk.settle();
    const mail = tolk.mails.find(({ to }) => to === 'nameless-inviter@tolk.example');
    expect(mail?.text).toContain('Nordlys Energi invites you to order translations together');
    expect(mail?.text).not.toContain('[link]');
  });

  it('is accepted by nobody but who has that address', async () => {
    const { founder } = await foundOrganisation(tolk);
    const [invited, other] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const { token } = await organisation(founder, 'inviteMember', {
      account: invited.account,
      roles: ['manages'],
    });
    expect(await organisationCall(other, 'getMemberInvitation', { token })).toMatchObject({
      code: 1805,
    });
    expect(await organisationCall(other, 'acceptMemberInvitation', { token })).toMatchObject({
      code: 1805,
      msg: 'This invitation was sent to another address. Log in with the account that has it.',
    });
    expect(await organisationCall(invited, 'acceptMemberInvitation', { token })).toMatchObject({
      code: 0,
    });
  });
});

it.each(['Call 4000 800 800 now', 'Prizes at www.evil.example', 'WeChat: evil_2026'])(
  'no organisation is called “%s”',
  async (name) => {
    const { founder } = await foundOrganisation(tolk);
    const refused = { code: 422, data: { fields: { name: expect.any(String) } } };
    expect(await organisationCall(founder, 'foundOrganisation', { name })).toMatchObject(refused);
    expect(
      await organisationCall(founder, 'saveOrganisation', { name, approvalAbove: null }),
    ).toMatchObject(refused);
  },
);

it('who manages no more takes the invitations along that they made', async () => {
  const { founder, join } = await foundOrganisation(tolk);
  const manager = await join('manages');
  const { token } = await organisation(manager, 'inviteMember', { roles: ['manages'] });
  const personId = manager.personId;
  await organisation(founder, 'setMemberRoles', { personId, roles: ['manages', 'reads'] });
  const person = await signUp(tolk, 'client');
  expect(await organisationCall(person, 'getMemberInvitation', { token })).toMatchObject({
    code: 0,
  });
  await organisation(founder, 'setMemberRoles', { personId, roles: ['reads'] });
  expect(await organisationCall(person, 'acceptMemberInvitation', { token })).toMatchObject({
    code: 1805,
  });
});

describe('ten organisations at most', () => {
  it('are founded by one person, of many at once too', async () => {
    const person = await signUp(tolk, 'client');
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        organisationCall(person, 'foundOrganisation', { name: `Branch ${at}` }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10);
  });

  it('are joined by one person, of many at once too', async () => {
    const person = await signUp(tolk, 'client');
    const tokens: string[] = [];
    for (let made = 0; made < 14; made += 1) {
      const { founder } = await foundOrganisation(tolk);
      tokens.push((await organisation(founder, 'inviteMember', { roles: ['reads'] })).token);
    }
    const answers = await Promise.all(
      tokens.map((token) => organisationCall(person, 'acceptMemberInvitation', { token })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10);
  });
});
