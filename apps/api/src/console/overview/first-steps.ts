import type { ClientFirstStep, SupplierFirstSteps } from '@tolk/contract';
import {
  firstStepsOfClient,
  firstStepsOfSupplier,
  orderStatuses,
  type OrderStatus,
  type ProfileCompleteness,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { hasPassed } from '../../language-tests/tests/passed-test-repository.ts';
import { countOrders } from '../../orders/order/order-list-repository.ts';
import { listOutputs } from '../../profiles/profile/output-repository.ts';
import { testWay } from '../../profiles/test-ways/test-way.ts';

/** What a supplier does first; null once there was an order, and when nothing is left. */
export async function supplierSteps(
  known: { completeness: ProfileCompleteness; applications: number; earned: boolean },
  context: CallContext,
): Promise<SupplierFirstSteps | null> {
  if (known.earned || (await hasOrders(context))) return null;
  const test = await testOf(context);
  const steps = firstStepsOfSupplier({
    missing: known.completeness.missing.map(({ key }) => key),
    test: test.step,
    applied: known.applications > 0,
  });
  if (steps.every(({ state }) => state === 'done')) return null;
  return { steps, test };
}

/** Of the first pair that the supplier works in; whoever passed any test may begin. */
async function testOf(context: CallContext): Promise<SupplierFirstSteps['test']> {
  const { personId, deps } = context;
  if (await hasPassed(deps.db, personId, 'any')) return { step: 'tested', time: null, pair: null };
  const [first] = await listOutputs(deps.db, personId);
  if (first === undefined) return { step: 'takeOnline', time: null, pair: null };
  const pair = { sourceLanguage: first.source_language, targetLanguage: first.target_language };
  const { step, time } = await testWay(pair, context);
  return { step, time, pair };
}

const accepted: readonly OrderStatus[] = ['received', 'started', 'ended', 'inAppeal'];

/** What a client does first; null once an order was paid. `postings`: that recruit, `unpaid`: orders; by id. */
export async function clientSteps(
  known: {
    published: boolean;
    informationSaved: boolean;
    paid: boolean;
    postings: readonly string[];
    unpaid: readonly string[];
  },
  context: CallContext,
): Promise<ClientFirstStep[] | null> {
  if (known.paid) return null;
  const orders = await countOrders(
    context.deps.db,
    { identity: 'client', personId: context.personId },
    {},
  );
  const some = (statuses: readonly OrderStatus[]) => statuses.some((status) => orders[status] > 0);
  const steps = firstStepsOfClient({
    ...known,
    ordered: some(orderStatuses),
    accepted: some(accepted),
  });
  const records = { order: onlyOne(known.postings), pay: onlyOne(known.unpaid) };
  return steps.map(({ step, state, minutes }) => {
    const recordId = step === 'order' || step === 'pay' ? records[step] : undefined;
    return { step, state, minutes, ...(recordId === undefined ? {} : { recordId }) };
  });
}

function onlyOne(ids: readonly string[]): string | undefined {
  return ids.length === 1 ? ids[0] : undefined;
}

async function hasOrders({ deps, personId }: CallContext): Promise<boolean> {
  const orders = await countOrders(deps.db, { identity: 'supplier', personId }, {});
  return orderStatuses.some((status) => orders[status] > 0);
}
