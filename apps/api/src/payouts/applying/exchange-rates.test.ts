import { randomUUID } from 'node:crypto';
import type {
  DisplayRate,
  ExchangeRate,
  KeptDisplayRate,
  RequestOf,
  ResponseOf,
  calls,
} from '@tolk/contract';
import { DAY, HOUR, MINUTE } from '@tolk/domain';
import { dataOf } from '../../../test/support/market.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { positionOf } from './position.ts';

type OpsCalls = typeof calls.opsinterface.settlements;
type Rates = ResponseOf<OpsCalls['getExchangeRate']>;

const tolk = testApp();
let anna: TestStaff;
let ben: TestStaff;

beforeEach(async () => {
  await tolk.app.deps.db.deleteFrom('exchange_rate').execute();
  anna = await addStaffMember(tolk, 'finance');
  ben = await addStaffMember(tolk, 'finance');
});

const rates = () => dataOf(anna.call<Rates>('/opsinterface/getExchangeRate', {}));
const set = (staff: TestStaff, rate: number) =>
  staff.call<ExchangeRate>('/opsinterface/setExchangeRate', { rate } satisfies RequestOf<
    OpsCalls['setExchangeRate']
  >);
const decide = (staff: TestStaff, { exchangeRateId }: ExchangeRate, confirm: boolean) =>
  staff.call<ExchangeRate>('/opsinterface/decideExchangeRate', { exchangeRateId, confirm });

/** CNY for one USD × 10,000 as a supplier is quoted now. */
async function quoted(): Promise<number | null> {
  const { db, clock } = tolk.app.deps;
  return (await positionOf(db, randomUUID(), clock.now())).rate;
}

/** A rate that both stand behind. */
async function inForce(rate: number): Promise<void> {
  await dataOf(decide(ben, await dataOf(set(anna, rate)), true));
}

it('the first rate is quoted once a colleague has confirmed it', async () => {
  const proposed = await dataOf(set(anna, 71_000));
  expect(proposed).toMatchObject({
    rate: 7.1,
    status: 'waiting',
    differencePercent: null,
    decidedBy: null,
    decidedTime: null,
    allowedActions: [
      {
        action: 'confirm',
        enabled: false,
        reason: 'You proposed this rate, so a colleague has to confirm it.',
      },
      { action: 'refuse', enabled: true },
    ],
  });
  expect(await rates()).toMatchObject({ current: null, waiting: { rate: 7.1 } });
  expect(await quoted()).toBeNull();
  expect(await decide(anna, proposed, true)).toMatchObject({
    code: 409,
    msg: 'You proposed this rate, so a colleague has to confirm it.',
  });
  await tolk.advance(30 * MINUTE);
  const confirmed = await dataOf(decide(ben, proposed, true));
  expect(confirmed).toMatchObject({ status: 'applied', decidedBy: expect.any(String) });
  expect(confirmed.decidedBy).not.toBe(confirmed.setBy);
  expect(await rates()).toMatchObject({ current: { rate: 7.1 }, waiting: null });
  expect(await quoted()).toBe(71_000);
  expect((await decide(ben, proposed, false)).code).toBe(409);
  const acts = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select(['action', 'details'])
    .where('subject_id', '=', proposed.exchangeRateId)
    .orderBy('at')
    .execute();
  expect(acts).toEqual([
    { action: 'setExchangeRate', details: { rate: '7.1000' } },
    { action: 'decideExchangeRate', details: { rate: '7.1000', approve: 'true' } },
  ]);
});

it.each([
  // 2 % of 7.1000 are 0.1420
  [72_420, 'applied', 2],
  [72_421, 'waiting', 2],
  [69_580, 'applied', -2],
  [69_579, 'waiting', -2],
  [71_000, 'applied', 0],
  [78_100, 'waiting', 10],
])('with 7.1000 in force, %i is %s', async (rate, status, differencePercent) => {
  await inForce(71_000);
  expect(await dataOf(set(anna, rate))).toMatchObject({ status, differencePercent });
  expect(await quoted()).toBe(status === 'applied' ? rate : 71_000);
});

it('nobody goes further than 2 % alone in small steps', async () => {
  await inForce(71_000);
  expect(await dataOf(set(anna, 72_000))).toMatchObject({ status: 'applied' });
  // 1.4 % from the one in force, 2.8 % from the one that two people stood behind.
  const step = await dataOf(set(anna, 73_000));
  expect(step).toMatchObject({ status: 'waiting', differencePercent: 1.39 });
  await dataOf(decide(ben, step, true));
  expect(await dataOf(set(anna, 74_000))).toMatchObject({ status: 'applied' });
});

it('after a rate has grown old the next one is confirmed again', async () => {
  await inForce(71_000);
  await tolk.advance(7 * DAY + HOUR);
  anna = await addStaffMember(tolk, 'finance');
  expect(await dataOf(set(anna, 71_000))).toMatchObject({ status: 'waiting' });
});

it('a proposal that has grown old is only refused', async () => {
  const old = await dataOf(set(anna, 71_000));
  await tolk.advance(7 * DAY + HOUR);
  ben = await addStaffMember(tolk, 'finance');
  expect(await decide(ben, old, true)).toMatchObject({
    code: 409,
    msg: 'It was proposed more than 7 days ago. Refuse it and set today’s rate.',
  });
  expect(await dataOf(decide(ben, old, false))).toMatchObject({ status: 'refused' });
});

it('one rate waits at a time; refusing it, also by who proposed it, makes room', async () => {
  const first = await dataOf(set(anna, 71_000));
  expect((await set(ben, 71_100)).code).toBe(1314);
  await dataOf(decide(anna, first, false));
  expect(await quoted()).toBeNull();
  expect(await dataOf(set(ben, 71_100))).toMatchObject({ status: 'waiting' });
});

it('of ten people who set a rate at once one is heard, and of ten who decide one', async () => {
  const proposals = await Promise.all(Array.from({ length: 10 }, () => set(anna, 71_000)));
  const made = proposals.filter(({ code }) => code === 0);
  expect(proposals.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
    0,
    ...Array.from({ length: 9 }, () => 1314),
  ]);
  const proposal = made[0]?.data;
  if (proposal === undefined) throw new Error('nobody was heard');
  const decisions = await Promise.all(
    Array.from({ length: 10 }, (_, index) => decide(ben, proposal, index % 2 === 0)),
  );
  expect(decisions.filter(({ code }) => code === 0)).toHaveLength(1);
});

it('the database refuses a rate that one person sets and confirms', async () => {
  const { db, clock } = tolk.app.deps;
  const { exchangeRateId } = await dataOf(set(anna, 71_000));
  const row = db.updateTable('exchange_rate').where('id', '=', exchangeRateId);
  const decided = { decided_at: clock.now(), in_force_at: clock.now() };
  await expect(row.set({ ...decided, confirmed_by: anna.staffId }).execute()).rejects.toThrow(
    'exchange_rate_four_eyes',
  );
  await expect(row.set({ in_force_at: clock.now() }).execute()).rejects.toThrow(
    'exchange_rate_in_force',
  );
});

it('an unknown rate is not found', async () => {
  const answer = ben.call('/opsinterface/decideExchangeRate', {
    exchangeRateId: randomUUID(),
    confirm: true,
  });
  expect((await answer).code).toBe(404);
});

describe('rates that amounts are also shown by', () => {
  beforeEach(() => tolk.app.deps.db.deleteFrom('display_rate').execute());

  /** CNY for one unit × 100,000,000. */
  const show = (currency: string, rate: number) =>
    anna.call<KeptDisplayRate>('/opsinterface/setDisplayRate', { currency, rate });
  const keptOf = async (currency: string) =>
    (await dataOf(anna.call<KeptDisplayRate[]>('/opsinterface/getDisplayRates', {}))).find(
      (one) => one.currency === currency,
    );
  const shown = async () => {
    const visitor = tolk.caller().call<DisplayRate[]>('/supinterface/getDisplayRates', {});
    return (await dataOf(visitor)).map(({ currency, rate }) => [currency, rate]);
  };

  it('one person sets them for everybody; the last one holds, and the log says who', async () => {
    expect(await keptOf('VND')).toEqual({ currency: 'VND', kept: null, shownBy: 'nothing' });
    await dataOf(show('VND', 28_000));
    expect(await dataOf(show('VND', 27_500))).toMatchObject({
      kept: { rate: 27_500 },
      shownBy: 'kept',
    });
    expect(await shown()).toEqual([['VND', 27_500]]);
    const acts = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select(['staff_id', 'subject', 'details'])
      .where('action', '=', 'setDisplayRate')
      .execute();
    expect(acts).toHaveLength(2);
    expect(acts).toContainEqual({
      staff_id: anna.staffId,
      subject: 'displayRate',
      details: { currency: 'VND', displayRate: '0.0275' },
    });
  });

  it('one of thirty days ago is shown, an older one to nobody', async () => {
    await dataOf(show('EUR', 780_000_000));
    await tolk.advance(30 * DAY - MINUTE);
    expect(await shown()).toEqual([['EUR', 780_000_000]]);
    await tolk.advance(2 * MINUTE);
    expect(await shown()).toEqual([]);
    anna = await addStaffMember(tolk, 'finance');
    expect(await keptOf('EUR')).toMatchObject({ kept: { rate: 780_000_000 }, shownBy: 'nothing' });
  });

  it('dollars go by the rate of settlements unless finance keeps one of their own', async () => {
    await inForce(71_000);
    expect(await keptOf('USD')).toEqual({ currency: 'USD', kept: null, shownBy: 'settlements' });
    expect(await shown()).toEqual([['USD', 710_000_000]]);
    await dataOf(show('USD', 705_000_000));
    expect(await shown()).toEqual([['USD', 705_000_000]]);
    expect(await quoted()).toBe(71_000);
  });

  it.each([
    ['CNY', 100_000_000, 404],
    ['XXX', 100_000_000, 404],
    ['EUR', 999, 422],
    ['EUR', 2_000_000_001, 422],
  ])('%s at %i is refused', async (currency, rate, code) => {
    expect((await show(currency, rate)).code).toBe(code);
    expect(await shown()).toEqual([]);
  });
});
