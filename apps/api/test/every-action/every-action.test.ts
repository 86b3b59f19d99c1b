import * as domain from '@tolk/domain';
import { allCalls, type AnyCall } from '@tolk/contract';
import type { Lifecycle } from '@tolk/domain';
import { sql } from 'kysely';
import { compileResponse } from '../../src/http/request-shape.ts';
import { fakeInvoices } from '../support/fake-invoices.ts';
import { fakePayments } from '../support/fake-payments.ts';
import { fakePayouts } from '../support/fake-payouts.ts';
import { withKey } from '../support/market.ts';
import { testApp } from '../support/test-app.ts';
import { requestShape } from '../bad-input/schema.ts';
import { inSettlementWindow } from '../bad-input/settlement-bodies.ts';
import { stoppedClock } from '../bad-input/stopped-clock.ts';
import { post } from '../bad-input/wire.ts';
import { openFixture, openingMs, type Fixture } from '../bad-input/fixture.ts';
import { appealCases } from './appeal-cases.ts';
import { inputs, type Case, type Cases, type Input } from './case.ts';
import { feedbackCases } from './feedback-cases.ts';
import { invoiceCases } from './invoice-cases.ts';
import { marketCases } from './market-cases.ts';
import { negotiationCases } from './negotiation-cases.ts';
import { orderCases } from './order-cases.ts';
import { payoutCases } from './payout-cases.ts';
import { personCases } from './person-cases.ts';
import { serviceCases } from './service-cases.ts';

const clock = stoppedClock(inSettlementWindow());
const payouts = fakePayouts();
/** Takes no batch in, so that it can be taken back. */
payouts.payoneer.isPoor = true;
const tolk = testApp({
  clock,
  replacements: { payments: fakePayments(), invoices: fakeInvoices(), payouts },
});
let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture(tolk);
}, openingMs);

// Together the cases upload more than one person may in a day: those of the cases before are older.
beforeEach(async () => {
  const created_at = sql<Date>`created_at - interval '1 day'`;
  await tolk.app.deps.db.updateTable('file').set({ created_at }).execute();
});

const makers = [
  orderCases,
  appealCases,
  marketCases,
  negotiationCases,
  payoutCases,
  personCases,
  feedbackCases,
  invoiceCases,
  serviceCases,
];
const cases: Cases = Object.assign({}, ...makers.map((make) => make(tolk, () => fixture)));
const called = Object.entries(cases).filter(
  (one): one is [string, Case] => typeof one[1] !== 'string',
);

type AnyLifecycle = Lifecycle<string, string, never>;
const lifecycles = Object.values<unknown>(domain).filter(
  (value): value is AnyLifecycle =>
    typeof value === 'object' && value !== null && 'transitions' in value && 'states' in value,
);
const people = new Set(['client', 'supplier', 'staff']);

it('every action that a person has in a lifecycle has a case', () => {
  expect(lifecycles.length).toBeGreaterThan(7);
  const actions = lifecycles.flatMap(({ name, transitions }) =>
    transitions.flatMap(({ action, actor }) =>
      actor.filter((one) => people.has(one)).map((one) => `${name} ${one} ${action}`),
    ),
  );
  expect(actions.filter((action) => !(action in cases))).toEqual([]);
});

it('what a case stands for by another name is a case itself', () => {
  const names = Object.values(cases).filter((one): one is string => typeof one === 'string');
  expect(names.filter((name) => typeof cases[name] !== 'object')).toEqual([]);
});

describe.each(called)('%s', (_name, { path, ready, alike, needs = [], without = {} }) => {
  const call = callAt(path);

  it.each(alike ? ['richest' as const] : inputs)(
    'answers by its schema to the %s input',
    async (input) => {
      const { body, token } = await ready(input);
      expect(misfit(call, body, { input, needs, without })).toEqual([]);
      const data = await answerOf(path, body, token);
      compileResponse(call.response, path)(data);
      await tolk.settle();
      for (const [reader, request, reading] of readersOf(body, fixture)) {
        compileResponse(callAt(reader).response, reader)(await answerOf(reader, request, reading));
      }
    },
  );
});

function callAt(path: string): AnyCall {
  const call = allCalls.find((one) => one.path === path);
  if (call === undefined) throw new Error(`${path} is no call`);
  return call;
}

/** The data of an answer with code 0. */
async function answerOf(path: string, body: object, token: string | undefined): Promise<unknown> {
  const heard = await post(tolk.url, {
    path,
    token,
    body: JSON.stringify(body),
    timestamp: clock.now().getTime(),
    headers: { 'idempotency-key': withKey().idempotencyKey },
  });
  expect([path, heard.envelope]).toMatchObject([path, { code: 0 }]);
  return heard.envelope.data;
}

/** Fields that the smallest body could do without, or that the richest leaves out or empty. */
function misfit(
  call: AnyCall,
  body: object,
  { input, needs, without }: Required<Pick<Case, 'needs' | 'without'>> & { input: Input },
): string[] {
  const { properties = {}, required = [] } = requestShape(call);
  const given = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
  if (input === 'smallest') {
    return given.filter((name) => !required.includes(name) && !needs.includes(name));
  }
  return Object.keys(properties).filter((name) => !given.includes(name) && !(name in without));
}

/** Where the entity that the body is about is shown: everybody who may see it still can. */
function readersOf(
  body: object,
  { market, staff }: Fixture,
): [string, object, string | undefined][] {
  const sides = [
    ['/clientinterface', market.client.token],
    ['/supinterface', market.supplier.token],
    ['/opsinterface', staff.admin.token],
  ] as const;
  return (
    [
      ['projectOrderId', 'getProjectOrderIdData', 'getProjectOrderList'],
      ['projectOrderAppealId', 'getAppealIdData', 'getAppealList'],
    ] as const
  ).flatMap(([idName, detail, list]) => {
    const id: unknown = Reflect.get(body, idName);
    if (typeof id !== 'string') return [];
    return sides.flatMap(([side, token]): [string, object, string | undefined][] => [
      [`${side}/${detail}`, { [idName]: id }, token],
      [`${side}/${list}`, {}, token],
    ]);
  });
}
