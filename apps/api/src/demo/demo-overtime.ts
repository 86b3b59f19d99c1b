import { addMs, DAY, HOUR, limits, type Identity } from '@tolk/domain';
import { overtimeBookings, overtimeOrder } from '@tolk/demo-data';
import { refuse } from '../calls/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { proposeChange } from '../orders/changes/party-changes.ts';
import { findOrder } from '../orders/order/order-repository.ts';
import { checkIn } from '../orders/order/party-actions.ts';
import { contextOf } from './demo-context.ts';
import { lifeOfOrder, underWay, type OrderForm } from './demo-orders.ts';
import { idOf, type Ids } from './demo-people.ts';
import type { Step } from './demo-steps.ts';

/** Interpreting with travel that took longer than booked: the interpreter has claimed it. */
export function overtimeOfDemo(deps: Dependencies, people: Ids, now: Date): Step[] {
  const { key, client, supplier, claim } = overtimeOrder;
  const bookings = overtimeBookings(now).map(({ start, end }) => ({
    startTime: start.toISOString(),
    endTime: end.toISOString(),
  }));
  const createdAt = addMs(now, -14 * DAY);
  const life = {
    key,
    client,
    supplier,
    createdAt,
    receivedAt: addMs(createdAt, 2 * HOUR),
    paidAt: addMs(createdAt, 4 * HOUR),
    ...underWay,
  };
  const form = formOf(idOf(people, supplier), bookings);
  const order = lifeOfOrder(deps, life, { form, instructions: '' }, people);
  const contextFor = (side: Identity, at: Date) =>
    contextOf(deps, idOf(people, life[side]), side, at);

  const arrivals = bookings.flatMap(({ startTime }) =>
    (['supplier', 'client'] as const).map((side): Step => {
      const arriving = contextFor(side, new Date(startTime));
      return {
        at: arriving.now,
        act: async () => {
          await checkIn(side, { projectOrderId: order.id(), startTime }, arriving);
        },
      };
    }),
  );

  const claiming = contextFor('supplier', addMs(now, -2 * HOUR));
  const claimOvertime = async () => {
    const { id: projectOrderId, version } =
      (await findOrder(deps.db, order.id())) ?? refuse('fault');
    const startTime = bookings.at(-1)?.startTime ?? refuse('fault');
    const overtime = [{ startTime, minutes: claim.minutes }];
    const proposal = { projectOrderId, version, reason: claim.reason, overtime };
    await proposeChange('supplier', proposal, claiming);
  };
  return [...order.steps, ...arrivals, { at: claiming.now, act: claimOvertime }];
}

function formOf(supUserId: string, bookings: NonNullable<OrderForm['bookings']>): OrderForm {
  const { name, field, place, description, unitPrice, workload } = overtimeOrder;
  const { breaks, overtimeRate, travel, cancellationTiers } = overtimeOrder;
  const startTime = bookings.at(0)?.startTime ?? refuse('fault');
  const endTime = bookings.at(-1)?.endTime ?? refuse('fault');
  return {
    supUserId,
    orderName: name,
    orderType: 'interpretation',
    whFieldId: field,
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    bothDirections: true,
    startTime,
    endTime,
    bookings,
    bookingMode: 'onSite',
    bookingPlace: place,
    acceptTime: addMs(new Date(endTime), limits.order.autoAcceptMs).toISOString(),
    zone: 'Asia/Shanghai',
    workload,
    unitPrice,
    unitName: 'day',
    currency: 'CNY',
    breaks: { ...breaks },
    overtimeRate,
    travel,
    cancellationTiers: cancellationTiers.map((tier) => ({ ...tier })),
    orderDescription: description,
    orderFileIds: [],
  };
}
