import { MINUTE } from '@tolk/domain';
import { passHumanCheck } from '@tolk/testing/caller';
import { codeSentTo, goodPassword, signUp } from '../../../test/support/people.ts';
import { addStaffMember, staffCodeNow, staffPassword } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ config: { trustedProxies: ['127.0.0.1'] } });

let networks = 0;
/** A browser at a network of its own, which keeps the cookie that the server gives it. */
function browser(address = `10.1.${Math.floor((networks += 1) / 200)}.${(networks % 200) + 1}`) {
  const caller = tolk.caller();
  let cookie = '';
  return {
    address,
    async call<Data>(path: string, body: object) {
      const headers = { 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }) };
      const answer = await caller.call<Data>(path, body, { headers });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return answer;
    },
  };
}
type Browser = ReturnType<typeof browser>;

async function askCode(at: Browser, account: string, call = 'loginActiveCode') {
  const verification = await passHumanCheck(tolk.url);
  const { code } = await at.call(`/supinterface/${call}`, { account, verification });
  return code;
}

/** Asks once a minute, so many times; answers the codes of the answers. */
async function askOften(times: number, next: () => Browser, account: string): Promise<number[]> {
  const heard: number[] = [];
  for (let asked = 0; asked < times; asked += 1) {
    heard.push(await askCode(next(), account));
    await tolk.advance(MINUTE);
  }
  return heard;
}

const sent = (times: number) => Array.from({ length: times }, () => 0);

describe('codes of the day', () => {
  it('that a stranger uses up are not those of another network', async () => {
    const { account } = await signUp(tolk, 'client');
    const stranger = browser();
    expect(await askOften(11, () => stranger, account)).toEqual([...sent(10), 1006]);
    expect(await askCode(browser(), account, 'resetPassActiveCode')).toBe(0);
  });

  it('that strangers of many networks use up are not those of a device that signed in before', async () => {
    const person = await signUp(tolk, 'client');
    const own = browser();
    const { account, password } = person;
    expect((await own.call('/supinterface/login', { account, password })).code).toBe(0);
    expect(await askOften(31, browser, account)).toEqual([...sent(30), 1006]);
    expect(await askCode(own, account, 'resetPassActiveCode')).toBe(0);
  });

  it('end for an account that nobody has as for one that somebody has', async () => {
    const { account } = await signUp(tolk, 'client');
    const known = await askOften(31, browser, account);
    expect(await askOften(31, browser, 'absent-owner@tolk.example')).toEqual(known);
    // Each asking does the proof of work of a person's device.
  }, 120_000);

  it('a stranger’s codes don’t make the device wait that signed in before', async () => {
    const { account, password } = await signUp(tolk, 'client');
    const own = browser();
    await own.call('/supinterface/login', { account, password });
    expect(await askCode(browser(), account)).toBe(0);
    expect(await askCode(own, account)).toBe(0);
    expect(await askCode(own, account)).toBe(1005);
  });
});

it('a device that signed in before does the work of the human check unasked, a stranger’s person is asked', async () => {
  const { account, password } = await signUp(tolk, 'client');
  const own = browser();
  await own.call('/supinterface/login', { account, password });
  expect(await askOften(2, browser, account)).toEqual(sent(2));
  const ask = (at: Browser) => at.call('/supinterface/loginActiveCode', { account });
  expect(await ask(own)).toMatchObject({ code: 1009, data: { silent: true } });
  expect(await ask(browser())).toMatchObject({ code: 1009, data: { silent: false } });
  // The pass is none the cheaper for it.
  expect(await askCode(own, account)).toBe(0);
});

it('wrong tries of a stranger don’t spoil the code that somebody else asked for', async () => {
  const { account } = await signUp(tolk, 'client');
  const [own, stranger] = [browser(), browser()];
  await askCode(own, account);
  const code = await codeSentTo(tolk, account);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await stranger.call('/supinterface/login', { account, code: wrong });
    expect(answer.code).toBe(1002);
  }
  expect((await stranger.call('/supinterface/login', { account, code })).code).toBe(1002);
  expect((await own.call('/supinterface/login', { account, code })).code).toBe(0);
});

describe('wrong passwords', () => {
  async function tryFromManyNetworks(path: string, account: string, networkTries: number) {
    for (let tries = 0; tries < 50; tries += networkTries) {
      const at = browser();
      for (let own = 0; own < networkTries; own += 1) {
        await at.call(path, { account, password: 'not this one' });
      }
    }
  }

  it('from anywhere don’t keep out the device that signed in before', async () => {
    const { account, password } = await signUp(tolk, 'client');
    const own = browser();
    await own.call('/supinterface/login', { account, password });
    await tryFromManyNetworks('/supinterface/login', account, 10);
    const form = { account, password };
    expect((await browser().call('/supinterface/login', form)).code).toBe(429);
    expect((await own.call('/supinterface/login', form)).code).toBe(0);
  });

  it('for a member of staff don’t keep them out of another network', async () => {
    const { account } = await addStaffMember(tolk, 'support');
    const stranger = browser();
    const form = { account, password: 'not this one' };
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await stranger.call('/opsinterface/login', form)).code).toBe(1601);
    }
    const right = { account, password: staffPassword };
    expect((await stranger.call('/opsinterface/login', right)).code).toBe(1603);
    expect((await browser().call('/opsinterface/login', right)).code).toBe(0);
  });

  it('from anywhere don’t keep out the device on which a member of staff signed in before', async () => {
    const { account } = await addStaffMember(tolk, 'support');
    const own = browser();
    const right = { account, password: staffPassword };
    const { data } = await own.call<{ ticket: string }>('/opsinterface/login', right);
    const confirmation = { ticket: data.ticket, code: staffCodeNow(tolk) };
    expect((await own.call('/opsinterface/confirmLogin', confirmation)).code).toBe(0);
    await tryFromManyNetworks('/opsinterface/login', account, 5);
    expect((await browser().call('/opsinterface/login', right)).code).toBe(1603);
    expect((await own.call('/opsinterface/login', right)).code).toBe(0);
  });
});

describe('the device cookie', () => {
  it('is out of reach of scripts and other sites', async () => {
    const { account, password } = await signUp(tolk, 'client');
    const { headers } = await tolk.caller().call('/supinterface/login', { account, password });
    expect(headers.get('set-cookie')).toMatch(
      /^tolk-device=[\w-]{43}; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is nothing to another account', async () => {
    const [one, other] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const at = browser();
    await at.call('/supinterface/login', { account: other.account, password: goodPassword });
    expect(await askOften(11, () => at, one.account)).toEqual([...sent(10), 1006]);
  });

  it('is not kept for an account whose password was reset', async () => {
    const { account, password } = await signUp(tolk, 'client');
    const own = browser();
    await own.call('/supinterface/login', { account, password });
    const other = browser();
    await askCode(other, account, 'resetPassActiveCode');
    const code = await codeSentTo(tolk, account);
    const reset = { account, code, password: 'ink-brush-paper', passwordAgain: 'ink-brush-paper' };
    expect((await other.call('/supinterface/resetPassword', reset)).code).toBe(0);
    const rows = await tolk.app.deps.db.selectFrom('known_device').selectAll().execute();
    const { id } = await tolk.app.deps.db
      .selectFrom('person')
      .select('id')
      .where('email', '=', account)
      .executeTakeFirstOrThrow();
    expect(rows.filter(({ subject_id }) => subject_id === id)).toEqual([]);
  });
});
