import { addMs, DAY, HOUR, limits } from '@tolk/domain';
import { overtimeBookings, overtimeOrder } from '@tolk/demo-data';
import { refuse } from '../calls/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { proposeChange } from '../orders/changes/party-changes.ts';
import { findOrder } from '../orders/order/order-repository.ts';
import { checkIn } from '../orders/order/party-actions.ts';
import { contextOf } from './demo-context.ts';
import { liveOrder, underWay, type OrderForm } from './demo-orders.ts';
import { idOf, type Ids } from './demo-people.ts';

/** Interpreting with travel that took longer than booked: the interpreter has claimed it. */
export async function claimDemoOvertime(deps: Dependencies, people: Ids, now: Date): Promise<void> {
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
  const projectOrderId = await liveOrder(deps, life, { form, instructions: '' }, people);

  for (const { startTime } of bookings) {
    for (const side of ['supplier', 'client'] as const) {
      const arriving = contextOf(deps, idOf(people, life[side]), side, new Date(startTime));
      await checkIn(side, { projectOrderId, startTime }, arriving);
    }
  }

  const startTime = bookings.at(-1)?.startTime ?? refuse('fault');
  const claiming = contextOf(deps, idOf(people, supplier), 'supplier', addMs(now, -2 * HOUR));
  const { version } = (await findOrder(deps.db, projectOrderId)) ?? refuse('fault');
  const overtime = [{ startTime, minutes: claim.minutes }];
  const proposal = { projectOrderId, version, reason: claim.reason, overtime };
  await proposeChange('supplier', proposal, claiming);
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
