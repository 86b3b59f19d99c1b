import type { RequestOf, calls } from '@tolk/contract';
import { DAY, HOUR, addMs, defaultWordWeights, type Identity } from '@tolk/domain';
import { dataOf, withKey, type Market, type OrderDetail } from '../support/market.ts';
import { orderChanges } from '../support/changes.ts';
import { inMilestones } from '../support/milestones.ts';
import { uploadPicture } from './upload-picture.ts';
import type { TestApp } from '../support/test-app.ts';
import { interfaceOf, other, type Input } from './case.ts';

type OrderForm = Omit<
  RequestOf<typeof calls.clientinterface.orders.editProjectOrder>,
  'projectOrderId' | 'version'
>;

/** Orders that have as little as possible, or everything that an order can have. */
export function ordersInState(tolk: TestApp, market: Market) {
  const later = (ms: number) => addMs(tolk.clock.now(), ms).toISOString();

  const orders = {
    /** Only what has to be filled in, or all of it; a countable file and one that is not. */
    async terms(input: Input, changes: Partial<OrderForm> = {}): Promise<object> {
      if (input === 'smallest') return market.terms(changes);
      const orderFileIds = [
        await market.upload(market.client, 'order'),
        await uploadPicture(market.client, 'order'),
      ];
      const referenceFileIds = orderFileIds.slice(1);
      const wordWeights = { ...defaultWordWeights, repetitions: 0 };
      const booking = {
        bookingMode: 'onSite',
        bookingPlace: 'Hall 3',
        overtimeRate: 150_00,
        travel: 320_00,
        breaks: { minutes: 60, meals: 'client' },
        bookings: [9, 33].map((hour) => ({
          startTime: later(hour * HOUR),
          endTime: later((hour + 3) * HOUR),
        })),
        bothDirections: true,
        cancellationTiers: [
          { daysBefore: 7, percent: 0 },
          { daysBefore: 2, percent: 50 },
        ],
      } as const;
      return market.terms({
        pricing: 'perUnit',
        ...booking,
        orderFileIds,
        referenceFileIds,
        wordWeights,
        ...changes,
      });
    },
    /** The richest is delivered and paid in milestones. */
    async inMilestones(input: Input): Promise<object> {
      const terms = await orders.terms(input);
      return input === 'smallest' ? terms : { ...terms, ...inMilestones(tolk, [600_00, 1_200_00]) };
    },
    async milestoneSubmitted(): Promise<OrderDetail> {
      const order = await market.start(inMilestones(tolk, [600_00, 1_200_00]));
      await dataOf(market.deliver(order));
      return market.order('client', order.projectOrderId);
    },
    async betweenMilestones(): Promise<OrderDetail> {
      const { projectOrderId, version } = await orders.milestoneSubmitted();
      const path = '/clientinterface/getAcceptanceResults';
      const body = { projectOrderId, version, accept: true };
      await dataOf(market.client.call(path, body, withKey()));
      return market.order('client', projectOrderId);
    },
    sent: async (input: Input) => market.send({ ...(await orders.terms(input)) }),
    /** The richest comes from an application and has been rejected and sent again. */
    async received(input: Input) {
      const order = await orders.sent(input);
      await dataOf(market.accept(order));
      return market.order('client', order.projectOrderId);
    },
    started: async (input: Input) => market.start({ ...(await orders.terms(input)) }),
    /** The richest was delivered before, with files, and sent back. */
    async submitted(input: Input): Promise<OrderDetail> {
      const order = await orders.started(input);
      const { projectOrderId } = order;
      await dataOf(market.deliver(order));
      if (input === 'richest') {
        const delivered = await market.order('client', projectOrderId);
        const { version } = delivered;
        const changes = {
          projectOrderId,
          version,
          accept: false,
          changeRequest: 'Annex 2 is missing.',
          deliverTime: later(6 * DAY),
          fileIds: [await uploadPicture(market.client, 'order')],
        };
        const path = '/clientinterface/getAcceptanceResults';
        await dataOf(market.client.call(path, changes, withKey()));
        const again = await market.order('client', projectOrderId);
        const fileIds = [
          await market.upload(market.supplier, 'delivery'),
          await uploadPicture(market.supplier, 'delivery'),
        ];
        await dataOf(market.deliver(again, { fileIds }));
      }
      return market.order('client', projectOrderId);
    },
    async completed(input: Input): Promise<OrderDetail> {
      const { projectOrderId, version } = await orders.submitted(input);
      const path = '/clientinterface/getAcceptanceResults';
      const body = { projectOrderId, version, accept: true };
      await dataOf(market.client.call(path, body, withKey()));
      return market.order('client', projectOrderId);
    },
    async overdue(input: Input): Promise<OrderDetail> {
      const order = await orders.started(input);
      await tolk.app.deps.db
        .updateTable('project_order')
        .set({ due_at: addMs(tolk.clock.now(), -25 * HOUR) })
        .where('id', '=', order.projectOrderId)
        .execute();
      return order;
    },
    /** Paid, and a day ahead; the richest has several days and tiers. */
    async booked(input: Input): Promise<OrderDetail> {
      const terms = await orders.terms(input, {
        orderType: 'interpretation',
        unitName: 'hour',
        workload: 3,
        startTime: later(33 * HOUR),
        endTime: later(36 * HOUR),
        deliverTime: undefined,
        acceptTime: undefined,
        ...(input === 'smallest' ? { cancellationTiers: [{ daysBefore: 1, percent: 0 }] } : {}),
      });
      const { db } = tolk.app.deps;
      await db.deleteFrom('booking').execute();
      return market.start({ ...terms });
    },
    /** Paid, and about to begin. */
    async atBooking(input: Input): Promise<OrderDetail> {
      const terms = await orders.terms(input, {
        orderType: 'interpretation',
        unitName: 'hour',
        workload: 3,
        startTime: later(10 * HOUR),
        endTime: later(13 * HOUR),
        deliverTime: later(14 * HOUR),
        acceptTime: later(40 * HOUR),
      });
      const order = await market.start({ ...terms });
      const { db } = tolk.app.deps;
      await db.deleteFrom('booking').execute();
      await db
        .updateTable('project_order')
        .set({ bookings: JSON.stringify([{ start: later(0), end: later(3 * HOUR) }]) })
        .where('id', '=', order.projectOrderId)
        .execute();
      return market.order('client', order.projectOrderId);
    },
    /** Interpreted: its booking was over two hours ago and is confirmed as done. */
    async interpreted(): Promise<OrderDetail> {
      const order = await orders.atBooking('richest');
      const start = addMs(tolk.clock.now(), -5 * HOUR);
      const bookings = [{ start: start.toISOString(), end: later(-2 * HOUR) }];
      await tolk.app.deps.db
        .updateTable('project_order')
        .set({ start_at: start, bookings: JSON.stringify(bookings) })
        .where('id', '=', order.projectOrderId)
        .execute();
      await dataOf(market.deliver(order));
      return market.order('client', order.projectOrderId);
    },
    /** With a proposal of this side to end it; the richest was delivered before. */
    async proposed(input: Input, by: Identity): Promise<OrderDetail> {
      const order =
        input === 'richest' ? await orders.submitted(input) : await orders.started(input);
      const { projectOrderId, version } = order;
      const body = { projectOrderId, version, refundPercent: 50, reason: 'It was stopped.' };
      await dataOf(market[by].call(`${interfaceOf[by]}/proposeEnd`, body, withKey()));
      return market.order('client', projectOrderId);
    },
    /** With a change that this side proposed; the richest was interpreted before and has files and a history. */
    async changing(input: Input, by: Identity): Promise<OrderDetail> {
      const changes = orderChanges(market);
      if (input === 'smallest') {
        const order = await orders.started(input);
        return dataOf(changes.propose(by, order, { deliverTime: later(7 * DAY) }));
      }
      const order = await orders.interpreted();
      const proposed = await dataOf(
        changes.propose(other[by], order, await orders.change(other[by], input, order)),
      );
      const reason = 'For one annex more.';
      return dataOf(changes.counter(by, proposed, { unitPrice: 170_00, reason }));
    },
    /** What a side proposes: a later time, or all that can be changed. */
    async change(by: Identity, input: Input, { bookings }: OrderDetail): Promise<object> {
      const deliverTime = later(7 * DAY);
      const reason = 'Two annexes came on top.';
      if (input === 'smallest') return { reason };
      const fileIds = [await market.upload(market.client, 'order')];
      const overtime = bookings.map(({ startTime }) => ({ startTime, minutes: 40 }));
      const terms = { deliverTime, workload: 15, unitPrice: 160_00, overtime, reason };
      return by === 'client' ? { ...terms, fileIds, referenceFileIds: fileIds } : terms;
    },
    /** A change that both agreed on and the client has not paid. */
    async owing(input: Input): Promise<OrderDetail> {
      const order =
        input === 'smallest' ? await orders.started(input) : await orders.changing(input, 'client');
      const changes = orderChanges(market);
      if (input === 'richest') await dataOf(changes.agree('supplier', order));
      else await changes.agreed('supplier', order, { workload: 15 });
      return market.order('client', order.projectOrderId);
    },
    /** The richest has been evaluated by the other side. */
    async toEvaluate(input: Input, by: Identity): Promise<OrderDetail> {
      const order = await orders.completed(input);
      if (input === 'smallest') return order;
      const { projectOrderId } = order;
      const form = { projectOrderId, evaluateGrade: 4, evaluateDescription: 'As agreed.' };
      await dataOf(market[other[by]].call(`${interfaceOf[other[by]]}/addEvaluate`, form));
      return order;
    },
  };
  return orders;
}

export type OrdersInState = ReturnType<typeof ordersInState>;
