import { calls } from '@tolk/contract';
import { route } from '../../route.ts';
import { evaluate, listOwnEvaluations } from '../../services/evaluations/evaluations.ts';
import { acceptOrReject, deliverables } from '../../services/orders/party-actions.ts';
import { listOwnOrders, ownOrderDetail } from '../../services/orders/read-orders.ts';

const { orders } = calls.supinterface;

export const supOrderRoutes = [
  route(orders.getProjectOrderList, (request, context) =>
    listOwnOrders('supplier', request, context),
  ),
  route(orders.getProjectOrderIdData, (request, context) =>
    ownOrderDetail('supplier', request, context),
  ),
  route(orders.acceptOrRejectProjectOrder, acceptOrReject),
  route(orders.getDeliverables, deliverables),
  route(orders.addEvaluate, (request, context) => evaluate('supplier', request, context)),
  route(orders.getEvaluateList, (request, context) =>
    listOwnEvaluations('supplier', request, context),
  ),
];
