import { DAY } from '@tolk/domain';
import { passHumanCheck } from '@tolk/testing/caller';
import { register, signUp } from '../support/people.ts';
import { testApp } from '../support/test-app.ts';

const tolk = testApp();
const rounds = 24;
/** Medians of the same work differ by chance; what tells accounts apart is several times as much. */
const ratioMax = 2;
/** What any network adds and varies by: answers of a few ms are not told apart (ms). */
const networkMs = 5;
let count = 0;

interface Asked {
  /** What a stranger sees. */
  shown: string;
  ms: number;
}

async function ask(path: string, body: object): Promise<Asked> {
  const from = performance.now();
  const { status, code, msg, data } = await tolk.caller().call(path, body);
  return { ms: performance.now() - from, shown: JSON.stringify({ status, code, msg, data }) };
}

const median = (values: number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const known: string[] = [];

beforeAll(async () => {
  // A login may be tried ten times, a code asked for once a minute: one account for each round.
  for (let round = 0; round < rounds; round += 1) {
    known.push(`known-${round}@tolk.example`);
    await register(tolk, tolk.caller(), known.at(-1) ?? '');
  }
}, 120_000);

const freshMail = () => `unknown-${(count += 1)}@tolk.example`;
const wrongCode = { code: '000000' };

const calls: [string, string, () => Promise<object>][] = [
  ['a login by password', 'login', async () => ({ password: 'not it at all' })],
  ['a login by code', 'login', async () => wrongCode],
  ['a login code', 'loginActiveCode', async () => ({})],
  ['a reset code', 'resetPassActiveCode', async () => ({})],
  [
    'a sign-up code',
    'registerActiveCode',
    async () => ({ verification: await passHumanCheck(tolk.url) }),
  ],
  [
    'a reset',
    'resetPassword',
    async () => ({ ...wrongCode, password: 'brush and stone', passwordAgain: 'brush and stone' }),
  ],
  [
    'a sign-up',
    'register',
    async () => ({ ...wrongCode, password: 'brush and stone', agreement: true }),
  ],
];

it.each(calls)(
  '%s tells neither by what it says nor by its time whether there is an account',
  async (_what, call, form) => {
    await tolk.advance(DAY);
    const path = `/supinterface/${call}`;
    const asked = { known: [] as Asked[], unknown: [] as Asked[] };
    for (const [round, account] of known.entries()) {
      const turns: ['known' | 'unknown', string][] = [
        ['known', account],
        ['unknown', freshMail()],
      ];
      // Taking turns at going first: what slows the machine down meets both.
      for (const [who, name] of round % 2 === 0 ? turns : turns.toReversed()) {
        const rest = await form();
        asked[who].push(await ask(path, { account: name, ...rest }));
      }
    }
    const shown = [...asked.known, ...asked.unknown].map((answer) => answer.shown);
    expect(new Set(shown).size).toBe(1);
    const times = [asked.known, asked.unknown].map(
      (all) => networkMs + median(all.map(({ ms }) => ms)),
    );
    expect(Math.max(...times) / Math.min(...times)).toBeLessThan(ratioMax);
  },
  60_000,
);

it('binding somebody’s address is answered like binding a free one', async () => {
  const person = await signUp(tolk, 'client');
  await tolk.advance(DAY);
  const [taken = ''] = known;
  const bind = async (email: string) => {
    const { code, msg, data } = await person.call('/supinterface/bindMailboxActiveCode', { email });
    return { code, msg, data };
  };
  expect(await bind(taken)).toEqual(await bind(freshMail()));
});
