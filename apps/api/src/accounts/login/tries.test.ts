import { startProduct, type Product } from '@tolk/testing/processes';
import { createCaller } from '@tolk/testing/caller';
import { HOUR, limits, MINUTE } from '@tolk/domain';
import { goodPassword, signUp } from '../../../test/support/people.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp, type OtherProcess } from '../../../test/support/test-app.ts';
import { takeFromTally } from '../../calls/tallies/tally-repository.ts';
import { apiProgram } from '../../program.ts';

const times = <Value>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value);

/** Two processes on one database. */
function twoProcesses(perCall: boolean) {
  const tolk = testApp({ config: { rateLimits: { perAddress: 0, perPerson: 0, perCall } } });
  const both: { other?: OtherProcess } = {};
  beforeAll(async () => {
    both.other = await tolk.startAnother();
  }, 60_000);
  afterAll(() => both.other?.close());
  return {
    tolk,
    /** A visitor of each in turn. */
    callerOf: (at: number) => (at % 2 === 0 ? tolk : (both.other ?? tolk)).caller(),
  };
}

describe('at two processes on one database', () => {
  const { tolk, callerOf } = twoProcesses(false);

  /** Half of the tries at each process, all at once; answers how often each code came. */
  async function tryAtBoth(count: number, path: string, body: object) {
    const calls = Array.from({ length: count }, (_, at) => callerOf(at).call(path, body));
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    const often = (code: number) => codes.filter((one) => one === code).length;
    return Object.fromEntries(codes.map((code) => [code, often(code)]));
  }

  it('ten wrong passwords are ten, and the right one waits then too', async () => {
    const { account } = await signUp(tolk, 'client');
    const wrong = { account, password: 'not the password' };
    const heard = await tryAtBoth(14, '/supinterface/login', wrong);
    expect(heard).toEqual({ 1001: 10, 429: 4 });
    const right = { account, password: goodPassword };
    expect((await callerOf(1).call('/supinterface/login', right)).code).toBe(429);
    await tolk.advance(15 * MINUTE);
    expect((await callerOf(1).call('/supinterface/login', right)).code).toBe(0);
  });

  it('wrong passwords of a member of the staff count together', async () => {
    const { account } = await addStaffMember(tolk, 'support');
    const wrong = { account, password: 'not the password' };
    const heard = await tryAtBoth(limits.staff.tries + 2, '/opsinterface/login', wrong);
    expect(heard).toEqual({ 1601: limits.staff.tries, 1603: 2 });
  });
});

describe('for one network at two processes', () => {
  const { tolk, callerOf } = twoProcesses(true);

  it('codes without a human check count together', async () => {
    const codes: number[] = [];
    for (let sent = 0; sent <= limits.code.unverified.perNetworkHour; sent += 1) {
      const account = `asked-${sent}@tolk.example`;
      codes.push((await callerOf(sent).call('/supinterface/loginActiveCode', { account })).code);
      // The call itself may be made so often a minute.
      await tolk.advance(MINUTE);
    }
    expect(codes).toEqual([...times(limits.code.unverified.perNetworkHour, 0), 1009]);
  });

  it('texts to phones count together', async () => {
    await tolk.advance(HOUR);
    const { db, clock } = tolk.app.deps;
    const bound = { max: limits.code.textsPerNetworkHour, windowMs: HOUR, now: clock.now() };
    for (let sent = 1; sent < limits.code.textsPerNetworkHour; sent += 1)
      await takeFromTally(db, ['code.text', '127.0.0.1'], bound);
    const ask = (at: number, account: string) =>
      callerOf(at).call('/supinterface/loginActiveCode', { account });
    expect((await ask(1, '+8613800138001')).code).toBe(0);
    expect((await ask(0, '+8613800138002')).code).toBe(429);
    expect((await ask(1, 'mail-goes-on@tolk.example')).code).toBe(0);
  });
});

describe('a restart', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ api: apiProgram, env: { TOLK_CALL_LIMITS: 'off' } });
  }, 120_000);
  afterAll(() => product.stop(), 60_000);

  it('gives nobody new tries at a password', async () => {
    const [demo] = product.demoAccounts;
    const wrong = { account: demo?.account, password: 'not the password' };
    const attempt = async () =>
      (
        await createCaller({ baseUrl: product.url, language: 'en' }).call(
          '/supinterface/login',
          wrong,
        )
      ).code;
    for (let tried = 0; tried < 10; tried += 1) expect(await attempt()).toBe(1001);
    await product.crash();
    expect(await attempt()).toBe(429);
  }, 120_000);
});
