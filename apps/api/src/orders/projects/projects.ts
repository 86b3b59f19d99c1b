import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { statusOfState } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { countFilesOf } from '../deliveries/delivery-repository.ts';
import { listOrders } from '../order/order-list-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { presentOrder } from '../order/present-order.ts';
import { ownOrderDetail } from '../order/read-orders.ts';
import { viewerOf } from '../order/viewer.ts';
import { pagingOf } from '../../calls/paging.ts';
import { nextStepOf, projectStates } from './next-step.ts';

type Calls = typeof calls.supinterface.projects;
type Files = ResponseOf<Calls['getProjectDetail']>['files'];

const supplier = 'supplier';

/** The work that the caller has taken on: what waits for them first, the soonest of it at the top. */
export async function listProjects(
  { orderStatus, search, ...page }: RequestOf<Calls['getProjectList']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getProjectList']>> {
  const { deps, personId } = context;
  const states = projectStates.filter(
    (state) => orderStatus === undefined || statusOfState[state] === orderStatus,
  );
  if (states.length === 0) return { total: 0, list: [] };
  const { total, list } = await listOrders(
    deps.db,
    { identity: supplier, personId },
    { states, search: search?.trim() || undefined },
    pagingOf(page),
  );
  const files = await countFilesOf(
    deps.db,
    list.map(({ id }) => id),
  );
  const viewer = viewerOf(supplier, context);
  return {
    total,
    list: list.map((record) => {
      const order = presentOrder(record, viewer);
      return { order, ...nextStepOf(order, context.now), fileCount: files.get(record.id) ?? 0 };
    }),
  };
}

/** One of them with all files of both sides; an offer that was not accepted is not found here. */
export async function projectDetail(
  request: RequestOf<Calls['getProjectDetail']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getProjectDetail']>> {
  const order = await ownOrderDetail(supplier, request, context);
  if (!projectStates.some((state) => state === order.orderState)) refuse('notFound');
  const files: Files = [
    ...order.orderFiles.map((file) => ({ from: 'client' as const, file })),
    ...order.deliverables.flatMap((delivery) =>
      delivery.files.map((file) => ({ from: supplier, file }) as const),
    ),
  ];
  return { order, ...nextStepOf(order, context.now), files };
}
