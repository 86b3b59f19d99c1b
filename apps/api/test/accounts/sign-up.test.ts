import { passHumanCheck } from '@tolk/testing/caller';
import { codeSentTo, goodPassword, signUp, type TestPerson } from '../support/people.ts';
import { testApp } from '../support/test-app.ts';

const tolk = testApp();
let count = 0;
const freshMail = () => `invited-${(count += 1)}@tolk.example`;

interface Invitation {
  yqm: string;
  link: string;
  invited: number;
}

const invitationOf = async (person: TestPerson) =>
  (await person.call<Invitation>('/supinterface/getInvitation')).data;

async function formFor(account: string, extra: object = {}) {
  const verification = await passHumanCheck(tolk.url);
  await tolk.caller().call('/supinterface/registerActiveCode', { account, verification });
  const code = await codeSentTo(tolk, account);
  return { account, code, password: goodPassword, agreement: true, ...extra };
}

const send = (form: object) => tolk.caller().call('/supinterface/register', form);

const storedAs = (account: string) =>
  tolk.app.deps.db
    .selectFrom('person')
    .selectAll()
    .where('email', '=', account)
    .executeTakeFirstOrThrow();

describe('an invitation', () => {
  it('is a code of eight characters and the sign-up page with it', async () => {
    const { yqm, link, invited } = await invitationOf(await signUp(tolk, 'supplier'));
    expect(yqm).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(link).toBe(`http://127.0.0.1/register?yqm=${yqm}`);
    expect(invited).toBe(0);
  });

  it.each([
    ['as it is', (yqm: string) => yqm],
    ['in lower case with spaces around', (yqm: string) => `  ${yqm.toLowerCase()} `],
  ])('typed %s is credited to the inviter, who is told by a masked name', async (_how, typed) => {
    const inviter = await signUp(tolk, 'supplier');
    const { yqm } = await invitationOf(inviter);
    const account = freshMail();
    expect(await send(await formFor(account, { yqm: typed(yqm) }))).toMatchObject({ code: 0 });
    expect((await invitationOf(inviter)).invited).toBe(1);
    expect(await storedAs(account)).toMatchObject({ invited_by: inviter.personId });
    const { data } = await inviter.call<{ list: object[] }>('/supinterface/getXXTZDatas', {});
    expect(JSON.stringify(data.list)).toContain('in***@tolk.example signed up');
    expect(JSON.stringify(data.list)).not.toContain(account);
  });

  it('that nobody has is refused at its field, and the code stays good', async () => {
    const form = await formFor(freshMail(), { yqm: 'NOBODY22' });
    expect(await send(form)).toMatchObject({
      code: 422,
      data: { fields: { yqm: expect.stringContaining('This invitation code does not exist') } },
    });
    expect(await send({ ...form, yqm: undefined })).toMatchObject({ code: 0 });
  });

  it('is not judged before the code of the account is right', async () => {
    const { yqm } = await invitationOf(await signUp(tolk, 'supplier'));
    const form = await formFor(freshMail());
    const code = form.code === '000000' ? '000001' : '000000';
    const [known, unknown] = [
      await send({ ...form, code, yqm }),
      await send({ ...form, code, yqm: 'NOBODY22' }),
    ];
    expect(known.code).toBe(1002);
    expect([unknown.code, unknown.msg, unknown.data]).toEqual([known.code, known.msg, known.data]);
  });

  it('left empty is none', async () => {
    const account = freshMail();
    expect(await send(await formFor(account, { yqm: ' ' }))).toMatchObject({ code: 0 });
    expect(await storedAs(account)).toMatchObject({ invited_by: null });
  });

  it('is not credited by a sign-up that fails', async () => {
    const inviter = await signUp(tolk, 'client');
    const { yqm } = await invitationOf(inviter);
    const form = await formFor(freshMail(), { yqm });
    const code = form.code === '000000' ? '000001' : '000000';
    expect(await send({ ...form, code })).toMatchObject({ code: 1002 });
    expect((await invitationOf(inviter)).invited).toBe(0);
  });
});

it('the posting that led to the sign-up is kept, and the language', async () => {
  const account = freshMail();
  const RWID = '4f9c2a54-6d3c-4d3e-9a51-6f0a4f4a9d10';
  await send(await formFor(account, { RWID }));
  expect(await storedAs(account)).toMatchObject({ arrived_for: RWID, language: 'en' });
});

it('of two sign-ups with one code at once one makes the account', async () => {
  const form = await formFor(freshMail());
  const answers = await Promise.all([send(form), send(form), send(form)]);
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
});

it.each([
  ['eight characters', '春夏秋冬山水墨纸', 0],
  ['128 characters', 'ink and paper, '.repeat(9).slice(0, 128), 0],
  ['seven characters', 'a1b2c3d', 422],
  ['129 characters', 'x y'.repeat(43), 422],
  ['one that everybody tries', 'iloveyou123', 1007],
])('a password of %s is judged as it should be', async (_what, password, code) => {
  const form = await formFor(freshMail(), { password });
  expect(await send(form)).toMatchObject({ code });
});
