import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { limits } from '@tolk/domain';
import { signUp } from '../../../test/support/people.ts';
import { testApp, type OtherProcess } from '../../../test/support/test-app.ts';
import { createArrivals } from './arrivals.ts';
import { hashToken } from './token.ts';

const tolk = testApp();
const open = '/supinterface/getDictTypeData';
const own = '/supinterface/getSupUserData';

const others: OtherProcess[] = [];
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
});

async function another(): Promise<OtherProcess> {
  const other = await tolk.startAnother();
  others.push(other);
  return other;
}

const replay = () => ({
  forged: { nonce: randomUUID(), timestamp: tolk.clock.now().getTime() },
});

describe('calls that come in together', () => {
  it('of twenty with one nonce one is let in', async () => {
    const same = replay();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tolk.caller().call(open, {}, same)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 402)).toHaveLength(19);
  });

  it('of twenty with one nonce at two processes one is let in', async () => {
    const callers = [tolk.caller(), (await another()).caller()];
    const same = replay();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => callers.map((caller) => caller.call(open, {}, same))).flat(),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 402)).toHaveLength(19);
  });

  it('each is answered for its own person, among unknown tokens and none', async () => {
    const people = [await signUp(tolk, 'client'), await signUp(tolk, 'supplier')];
    const now = tolk.clock.now();
    const arrivals = createArrivals(tolk.app.deps.db);
    const tokens = [people[1]?.token, null, 'x'.repeat(43), people[0]?.token, people[1]?.token];
    const noted = await Promise.all(
      tokens.map((token) =>
        arrivals.note({
          nonceHash: hashToken(randomUUID()),
          tokenHash: token ? hashToken(token) : null,
          now,
        }),
      ),
    );
    expect(noted.map(({ nonceIsNew }) => nonceIsNew)).toEqual(tokens.map(() => true));
    const [first, second] = people.map(({ personId }) => personId);
    expect(noted.map(({ session }) => session?.person_id ?? null)).toEqual([
      second,
      null,
      null,
      first,
      second,
    ]);
  });
});

describe('a repeated nonce', () => {
  it('is refused after a restart, until its timestamp has passed', async () => {
    const same = replay();
    const before = await another();
    expect(await before.caller().call(open, {}, same)).toMatchObject({ code: 0 });
    await before.close();
    const after = await another();
    expect(await after.caller().call(open, {}, same)).toMatchObject({ code: 402 });
    await tolk.advance(limits.transport.clockSkewMs - 1);
    expect(await after.caller().call(open, {}, same)).toMatchObject({ code: 402 });
  });
});

describe('a session that another process ended', () => {
  it.each([
    ['by logging out', '/supinterface/loginOut', {}],
    ['by a switch', '/supinterface/switchIdentity', { port: 1 }],
  ])('%s is over at once, also for who no longer hears of it', async (_how, path, form) => {
    const other = await another();
    const person = await signUp(tolk, 'client');
    const { token } = person;
    expect(await other.caller().call(own, {}, { token })).toMatchObject({ code: 0 });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tolk-api-listener' and datname = current_database()`.execute(
      tolk.app.deps.db,
    );
    const ended = await person.call(path, { loginName: person.account, ...form });
    expect(ended).toMatchObject({ code: 0 });
    expect(await other.caller().call(own, {}, { token })).toMatchObject({ code: 601 });
  });
});
