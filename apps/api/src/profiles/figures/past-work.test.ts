import { addMs, limits } from '@tolk/domain';
import { sql } from 'kysely';
import { removeAccount } from '../../../test/support/account-deletion.ts';
import { chat } from '../../../test/support/conversations.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { likeOrder } from '../../../test/support/like-order.ts';
import { dataOf, openMarket } from '../../../test/support/market.ts';
import { signUp } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { pastWork } from './past-work-repository.ts';
import { pastWorkOf } from './past-work.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
const { figureCases, figuresMs, works } = limits.publicProfile;

interface PlanNode {
  'Node Type': string;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

it('counts the clients of a supplier once, however many orders there are', async () => {
  const { db, clock } = tolk.app.deps;
  const market = await openMarket(tolk);
  const supplierId = market.supplier.personId;
  const { projectOrderId } = await market.complete();
  const clients = [market.client, await signUp(tolk, 'client'), await signUp(tolk, 'client')];
  await Promise.all(
    Array.from({ length: 30 }, (_, at) => {
      const client_id = clients[at % clients.length]?.personId;
      return likeOrder(tolk, projectOrderId, client_id === undefined ? {} : { client_id });
    }),
  );
  const query = pastWork(supplierId, {
    since: addMs(clock.now(), -figuresMs),
    hiddenSince: addMs(clock.now(), -limits.evaluation.hiddenMs),
    clients: figureCases,
    rows: works,
  });
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    explain (analyze, format json) ${query}`.execute(db);
  const counts = rows
    .flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))
    .filter((node) => node['Node Type'] === 'Aggregate');
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts.map((node) => node['Actual Loops']))).toBe(1);
}, 120_000);

it('is what it was after a block of either side and after a client has left, and names nobody', async () => {
  const { db, clock } = tolk.app.deps;
  const market = await openMarket(tolk);
  const { supplier } = market;
  const { projectOrderId } = await market.complete();
  const [second, third] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
  for (const { personId: client_id } of [second, third]) {
    await likeOrder(tolk, projectOrderId, { client_id });
  }
  const month = expect.stringMatching(/^\d{4}-\d{2}$/u);
  const pair = { whFieldId: 'law', sourceLanguage: 'zh-CN', targetLanguage: 'en' };
  const work = Array.from({ length: figureCases }, () => ({ month, ...pair, evaluateGrade: null }));
  const read = () => pastWorkOf(db, supplier.personId, clock.now());
  expect(await read()).toEqual(work);
  const { conversationId } = await chat(supplier, 'ceatesession', {
    otherId: market.client.personId,
  });
  for (const side of [supplier, market.client])
    await chat(side, 'setContact', { conversationId, blocked: true });
  expect(await read()).toEqual(work);
  await dataOf(removeAccount(tolk, third));
  expect(await read()).toEqual(work);
}, 120_000);
