import { MINUTE } from '@tolk/domain';
import { codeSentTo, goodPassword, signUp, type TestPerson } from '../support/people.ts';
import { testApp } from '../support/test-app.ts';
import { cutAfter, openSocket } from './open-socket.ts';

const tolk = testApp();
let count = 0;
const freshMail = () => `security-${(count += 1)}@tolk.example`;
const freshPhone = () => `+86139${String((count += 1)).padStart(8, '0')}`;
const password = 'ink-seal-and-brush';
const newPassword = { password, passwordAgain: password };

/** A person to whom the next code may be sent. */
async function rested(): Promise<TestPerson> {
  const person = await signUp(tolk, 'client');
  await tolk.advance(MINUTE);
  return person;
}

const own = (person: TestPerson) => person.call('/supinterface/getIsPassword');
const login = (account: string, secret: string) =>
  tolk.caller().call('/supinterface/login', { account, password: secret });

async function mailsTo(account: string, subject: RegExp) {
  await tolk.settle();
  return tolk.mails.filter((mail) => mail.to === account && subject.test(mail.subject));
}

/** The code that confirms a change; `by` names the call. */
async function confirmed(person: TestPerson, by = 'changeEmailActiveCode', at = person.account) {
  expect(await person.call(`/supinterface/${by}`)).toMatchObject({ code: 0 });
  return codeSentTo(tolk, at);
}

async function proven(person: TestPerson, email: string) {
  expect(await person.call('/supinterface/bindMailboxActiveCode', { email })).toMatchObject({
    code: 0,
  });
  return codeSentTo(tolk, email);
}

async function forgetPassword({ personId }: TestPerson) {
  await tolk.app.deps.db
    .updateTable('person')
    .set({ password_hash: null })
    .where('id', '=', personId)
    .execute();
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('changing the password', () => {
  it('ends every other session within two seconds, this one stays, and a mail tells it', async () => {
    const person = await signUp(tolk, 'client');
    const other = tolk.caller();
    const entered = await other.call<{ token: string }>('/supinterface/login', {
      account: person.account,
      password: goodPassword,
    });
    other.token = entered.data.token;
    const socket = await openSocket(tolk, other.token);
    const tookMs = await cutAfter(socket, async () => {
      const form = { oldPassword: goodPassword, ...newPassword };
      expect(await person.call('/supinterface/upPassword', form)).toMatchObject({ code: 0 });
    });
    expect(tookMs).toBeLessThan(2_000);
    expect(await other.call('/supinterface/getSupUserData')).toMatchObject({ code: 601 });
    expect(await own(person)).toMatchObject({ code: 0, data: { hasPassword: true } });
    expect(await login(person.account, goodPassword)).toMatchObject({ code: 1001 });
    expect(await login(person.account, password)).toMatchObject({ code: 0 });
    expect(await mailsTo(person.account, /password .* was changed/)).toHaveLength(1);
  });

  it.each([
    ['a wrong old password', { oldPassword: 'not it' }, { code: 1010 }],
    ['two that differ', { passwordAgain: 'another one' }, { code: 422 }],
    ['a common one', { password: 'password123', passwordAgain: 'password123' }, { code: 1007 }],
    ['seven characters', { password: 'a1b2c3d', passwordAgain: 'a1b2c3d' }, { code: 422 }],
  ])('with %s is refused', async (_what, change, refusal) => {
    const person = await signUp(tolk, 'client');
    const form = { oldPassword: goodPassword, ...newPassword, ...change };
    expect(await person.call('/supinterface/upPassword', form)).toMatchObject(refusal);
    expect(await login(person.account, goodPassword)).toMatchObject({ code: 0 });
  });

  it.each([
    ['eight characters', '春夏秋冬山水墨纸'],
    ['sixty-five characters', 'paper lantern on the river, brush and stone, seal and ink, water.'],
    ['spaces at its ends', '  eight and more  '],
  ])('to one of %s is possible', async (_what, chosen) => {
    const person = await signUp(tolk, 'client');
    const form = { oldPassword: goodPassword, password: chosen, passwordAgain: chosen };
    expect(await person.call('/supinterface/upPassword', form)).toMatchObject({ code: 0 });
    expect(await login(person.account, chosen)).toMatchObject({ code: 0 });
  });

  it('is closed for a while after ten wrong old ones', async () => {
    const person = await signUp(tolk, 'client');
    const change = (oldPassword: string) =>
      person.call('/supinterface/upPassword', { oldPassword, ...newPassword });
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await change('not it')).toMatchObject({ code: 1010 });
    }
    const closed = await change(goodPassword);
    expect(closed).toMatchObject({ status: 429, code: 429 });
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
    await tolk.advance(15 * MINUTE);
    expect(await change(goodPassword)).toMatchObject({ code: 0 });
  });

  it('twice at once works once', async () => {
    const person = await signUp(tolk, 'client');
    const change = (chosen: string) =>
      person.call('/supinterface/upPassword', {
        oldPassword: goodPassword,
        password: chosen,
        passwordAgain: chosen,
      });
    const answers = await Promise.all([change('first of the two'), change('second of the two')]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 1010]));
  });
});

describe('a first password', () => {
  it('is set with a code to the address, once', async () => {
    const person = await rested();
    await forgetPassword(person);
    expect(await own(person)).toMatchObject({ data: { hasPassword: false } });
    const oldCode = await confirmed(person);
    const form = { oldCode, ...newPassword };
    expect(
      await person.call('/supinterface/addPassword', { ...form, oldCode: wrong(oldCode) }),
    ).toMatchObject({ code: 1002 });
    expect(await person.call('/supinterface/addPassword', form)).toMatchObject({ code: 0 });
    expect(await login(person.account, password)).toMatchObject({ code: 0 });
    expect(await person.call('/supinterface/addPassword', form)).toMatchObject({ code: 1011 });
  });

  it('is not set where there is one', async () => {
    const person = await rested();
    const form = { oldCode: await confirmed(person), ...newPassword };
    expect(await person.call('/supinterface/addPassword', form)).toMatchObject({ code: 1011 });
  });
});

describe('changing the e-mail address', () => {
  it('takes a code from the old one and from the new one, and tells both', async () => {
    const person = await rested();
    const email = freshMail();
    const oldCode = await confirmed(person);
    const form = { email: ` ${email.toUpperCase()}`, oldCode, code: await proven(person, email) };
    expect(await person.call('/supinterface/upSupEmail', form)).toMatchObject({ code: 0 });
    expect(await own(person)).toMatchObject({ data: { email, phone: null } });
    expect(await login(email, goodPassword)).toMatchObject({ code: 0 });
    expect(await login(person.account, goodPassword)).toMatchObject({ code: 1001 });
    for (const account of [person.account, email]) {
      expect(await mailsTo(account, /address .* was changed/)).toHaveLength(1);
    }
  });

  it('names the code that is wrong and keeps the right one', async () => {
    const person = await rested();
    const email = freshMail();
    const oldCode = await confirmed(person);
    const code = await proven(person, email);
    const change = (codes: object) =>
      person.call('/supinterface/upSupEmail', { email, oldCode, code, ...codes });
    expect(await change({ oldCode: wrong(oldCode) })).toMatchObject({
      code: 1002,
      data: { fields: { oldCode: 'This code is wrong or no longer valid.' } },
    });
    expect(await change({ code: wrong(code) })).toMatchObject({
      code: 1002,
      data: { fields: { code: 'This code is wrong or no longer valid.' } },
    });
    expect(await change({})).toMatchObject({ code: 0 });
    expect(await change({})).toMatchObject({ code: 422 });
  });

  it.each(['oldCode', 'code'] as const)('ends after five wrong tries at %s', async (which) => {
    const person = await rested();
    const email = freshMail();
    const codes = { oldCode: await confirmed(person), code: await proven(person, email) };
    const change = (changes: object) =>
      person.call('/supinterface/upSupEmail', { email, ...codes, ...changes });
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await change({ [which]: wrong(codes[which]) })).toMatchObject({ code: 1002 });
    }
    expect(await change({})).toMatchObject({ code: 1002 });
  });

  it('does not take a code that was sent for something else', async () => {
    const person = await rested();
    const email = freshMail();
    const oldCode = await confirmed(person);
    await tolk.caller().call('/supinterface/loginActiveCode', { account: email });
    await tolk.advance(MINUTE);
    const code = await proven(person, email);
    const form = { email, oldCode: code, code: oldCode };
    expect(await person.call('/supinterface/upSupEmail', form)).toMatchObject({ code: 1002 });
    const enter = { account: person.account, code: oldCode };
    expect(await tolk.caller().call('/supinterface/login', enter)).toMatchObject({ code: 1002 });
  });

  it('to one that somebody has sends them a notice instead of a code', async () => {
    const [person, owner] = [await rested(), await signUp(tolk, 'client')];
    await tolk.advance(MINUTE);
    const free = await person.call('/supinterface/bindMailboxActiveCode', { email: freshMail() });
    const taken = await person.call('/supinterface/bindMailboxActiveCode', {
      email: owner.account,
    });
    expect(taken).toMatchObject({ code: free.code, msg: free.msg, data: free.data });
    const [notice] = await mailsTo(owner.account, /already has/);
    expect(notice?.text).toContain('Someone tried to add this address');
    expect(notice?.text).not.toMatch(/\b\d{6}\b/);
  });

  it('to one that somebody took meanwhile is refused once its code is right', async () => {
    const person = await rested();
    const email = freshMail();
    const form = { email, oldCode: await confirmed(person), code: await proven(person, email) };
    const other = await signUp(tolk, 'client');
    await tolk.app.deps.db
      .updateTable('person')
      .set({ email })
      .where('id', '=', other.personId)
      .execute();
    const guessed = { ...form, code: wrong(form.code) };
    expect(await person.call('/supinterface/upSupEmail', guessed)).toMatchObject({ code: 1002 });
    expect(await person.call('/supinterface/upSupEmail', form)).toMatchObject({ code: 1012 });
    expect(await own(person)).toMatchObject({ data: { email: person.account } });
  });

  it('to the same one by two people at once works for one', async () => {
    const [one, other] = [await rested(), await rested()];
    await tolk.advance(MINUTE);
    const email = freshMail();
    const codes = [await confirmed(one), await confirmed(other)];
    await proven(one, email);
    await tolk.advance(MINUTE);
    const code = await proven(other, email);
    const answers = await Promise.all(
      [one, other].map((person, at) =>
        person.call('/supinterface/upSupEmail', { email, code, oldCode: codes[at] }),
      ),
    );
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    const owners = await tolk.app.deps.db
      .selectFrom('person')
      .selectAll()
      .where('email', '=', email)
      .execute();
    expect(owners).toHaveLength(1);
  });

  it.each([
    ['bindMailboxActiveCode', { email: '13800138000' }, 'email'],
    ['bindMobilePhoneActiveCode', { phone: 'a@tolk.example' }, 'phone'],
    ['upSupEmail', { email: 'no address', code: '123456', oldCode: '123456' }, 'email'],
    ['upSupPhone', { phone: '+999999999', code: '123456', oldCode: '123456' }, 'phone'],
  ])('%s with %j is refused at %s', async (call, form, field) => {
    const person = await signUp(tolk, 'client');
    expect(await person.call(`/supinterface/${call}`, form)).toMatchObject({
      code: 422,
      data: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('binding a phone', () => {
  it('is confirmed by mail where there is no phone yet, and then by that phone', async () => {
    const person = await rested();
    const first = freshPhone();
    const bind = async (phone: string, oldCode: string) => {
      expect(await person.call('/supinterface/bindMobilePhoneActiveCode', { phone })).toMatchObject(
        { code: 0 },
      );
      const form = { phone, oldCode, code: await codeSentTo(tolk, phone) };
      return person.call('/supinterface/upSupPhone', form);
    };
    const byMail = await confirmed(person, 'changePhoneActiveCode');
    expect(await bind(first, byMail)).toMatchObject({ code: 0 });
    expect(await own(person)).toMatchObject({ data: { email: person.account, phone: first } });
    expect(await mailsTo(person.account, /phone number .* was changed/)).toHaveLength(1);
    expect(tolk.texts.findLast(({ to }) => to === first)).toMatchObject({ template: 'notice' });

    await tolk.advance(MINUTE);
    const second = freshPhone();
    const byPhone = await confirmed(person, 'changePhoneActiveCode', first);
    expect(await bind(second, byPhone)).toMatchObject({ code: 0 });
    expect(await login(second, goodPassword)).toMatchObject({ code: 0 });
    expect(await login(first, goodPassword)).toMatchObject({ code: 1001 });
  });
});
