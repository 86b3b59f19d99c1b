import { DAY, addMs, type Identity } from '@tolk/domain';
import { bookingIn, interpreting } from '../support/bookings.ts';
import type { OrderDetail } from '../support/market.ts';
import { inMilestones } from '../support/milestones.ts';
import { uploadPicture } from './upload-picture.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Fixture } from '../bad-input/fixture.ts';
import { interfaceOf, ofBothSides, other, type Case, type Cases, type Input } from './case.ts';
import { ordersInState, type OrdersInState } from './orders-in-state.ts';

type Prepare = (orders: OrdersInState, input: Input) => Promise<OrderDetail>;
type More = (orders: OrdersInState, input: Input, order: OrderDetail) => object | Promise<object>;

const target = ({ projectOrderId, version }: OrderDetail) => ({ projectOrderId, version });
const evaluation = { evaluateGrade: 5, evaluateDescription: 'Good.' };
/** Only interpreting does without. */
const times = ['deliverTime', 'acceptTime'];
const oneTimeCode = {
  wechatCode: 'WeChat gives it out for one use',
  wechatState: 'goes with the code',
};

const byItself = 'overtime is claimed by itself';
const unmoved = {
  bookings: byItself,
  bookingMode: byItself,
  bookingPlace: byItself,
  breaks: byItself,
  travel: byItself,
  milestones: 'interpreting has none',
  bookedTwice: 'only of a booking that is moved',
};

/** Hours until a booking that is moved: each side’s in days of its own. */
const firstOf = { client: 24 * 90, supplier: 24 * 100 } as const;

/** Every action on an order, by who takes it. */
export function orderCases(tolk: TestApp, fixture: () => Fixture): Cases {
  const orders = () => ordersInState(tolk, fixture().market);
  const by = (side: Identity, call: string, prepare: Prepare, more: More = () => ({})): Case => ({
    path: `${interfaceOf[side]}/${call}`,
    async ready(input) {
      const order = await prepare(orders(), input);
      const body = { ...target(order), ...(await more(orders(), input, order)) };
      return { token: fixture().market[side].token, body };
    },
  });
  const markedUp = async () => ({
    fileIds: [await uploadPicture(fixture().market.client, 'order')],
  });
  const soon = () => addMs(tolk.clock.now(), 6 * DAY).toISOString();

  return {
    'order client create': createCase(tolk, fixture),
    'order client edit': {
      ...by(
        'client',
        'editProjectOrder',
        (all, input) => all.received(input),
        (all, input) => all.inMilestones(input),
      ),
      needs: times,
    },
    'order client withdraw': by('client', 'withdrawProjectOrder', (all, input) => all.sent(input)),
    'order supplier accept': {
      ...by(
        'supplier',
        'acceptOrRejectProjectOrder',
        (all, input) => all.sent(input),
        (_all, input) => ({
          accept: true,
          ...(input === 'richest' ? { reason: 'Gladly.', bookedTwice: true } : {}),
        }),
      ),
    },
    'order supplier reject': {
      ...by(
        'supplier',
        'acceptOrRejectProjectOrder',
        (all, input) => all.sent(input),
        () => ({ accept: false, reason: 'No time this week.' }),
      ),
      without: { bookedTwice: 'only an acceptance says so' },
      needs: ['reason'],
    },
    'order client pay': {
      ...by(
        'client',
        'getCallPayment',
        (all, input) => all.received(input),
        () => ({ method: 'wechatPay', scene: 'desktop' }),
      ),
      without: oneTimeCode,
    },
    'order supplier deliver': {
      ...by(
        'supplier',
        'getDeliverables',
        (all, input) => all.started(input),
        async (_all, input) => ({
          description: 'The translation.',
          fileIds: [
            await fixture().market.upload(fixture().market.supplier, 'delivery'),
            ...(input === 'richest'
              ? [await uploadPicture(fixture().market.supplier, 'delivery')]
              : []),
          ],
        }),
      ),
      needs: ['version', 'description', 'fileIds'],
    },
    'order client requestChanges': {
      ...by(
        'client',
        'getAcceptanceResults',
        (all, input) => all.submitted(input),
        async (_all, input) => ({
          accept: false,
          changeRequest: 'Annex 2.',
          deliverTime: soon(),
          ...(input === 'richest' ? await markedUp() : {}),
        }),
      ),
      needs: ['changeRequest', 'deliverTime'],
    },
    'order client acceptResults': by(
      'client',
      'getAcceptanceResults',
      (all, input) => all.submitted(input),
      async (_all, input) => ({
        accept: true,
        ...(input === 'richest'
          ? { changeRequest: '', deliverTime: soon(), ...(await markedUp()) }
          : {}),
      }),
    ),
    'order client cancelOverdue': by('client', 'cancelProjectOrder', (all, input) =>
      all.overdue(input),
    ),
    'order client cancelBooking': by(
      'client',
      'cancelBooking',
      (all, input) => all.booked(input),
      (_all, input) => ({ percentDue: input === 'richest' ? 100 : 0 }),
    ),
    'order supplier giveUpBooking': by(
      'supplier',
      'giveUpBooking',
      (all, input) => all.booked(input),
      () => ({ reason: 'I am ill.' }),
    ),
    ...ofBothSides('order', 'checkIn', (side) => ({
      path: `${interfaceOf[side]}/checkIn`,
      async ready(input) {
        const { projectOrderId, bookings } = await orders().atBooking(input);
        const body = { projectOrderId, startTime: bookings[0]?.startTime };
        return { token: fixture().market[side].token, body };
      },
    })),
    ...ofBothSides('order', 'proposeEnd', (side) =>
      by(
        side,
        'proposeEnd',
        (all, input) => (input === 'richest' ? all.submitted(input) : all.started(input)),
        () => ({ refundPercent: 50, reason: 'It was stopped.' }),
      ),
    ),
    ...ofBothSides('order', 'agreeEnd', (side) =>
      by(
        side,
        'answerEnd',
        (all, input) => all.proposed(input, other[side]),
        () => ({ agree: true }),
      ),
    ),
    ...ofBothSides('order', 'declineEnd', (side) =>
      by(
        side,
        'answerEnd',
        (all, input) => all.proposed(input, other[side]),
        () => ({ agree: false }),
      ),
    ),
    ...ofBothSides('order', 'withdrawEnd', (side) =>
      by(side, 'withdrawEnd', (all, input) => all.proposed(input, side)),
    ),
    ...ofBothSides('order', 'proposeChange', (side) => ({
      ...by(
        side,
        'proposeChange',
        (all, input) => (input === 'richest' ? all.interpreted() : all.started(input)),
        async (all, input, order) =>
          input === 'richest'
            ? all.change(side, input, order)
            : { workload: 15, reason: 'More of it.' },
      ),
      needs: ['workload'],
      without: unmoved,
    })),
    ...ofBothSides('order', 'proposeChange of bookings', (side) => ({
      ...by(
        side,
        'proposeChange',
        () =>
          fixture().market.start(
            interpreting(fixture().market, [bookingIn(tolk, firstOf[side], 3)]),
          ),
        async (all, _input, order) => ({
          ...(await all.change(side, 'richest', order)),
          deliverTime: undefined,
          overtime: undefined,
          bookings: [
            bookingIn(tolk, firstOf[side] + 24, 3),
            bookingIn(tolk, firstOf[side] + 48, 2),
          ],
          bookingMode: 'onSite',
          bookingPlace: 'Hall 7',
          breaks: { minutes: 30, meals: 'none' },
          travel: 50_00,
          ...(side === 'supplier' ? { bookedTwice: true } : {}),
        }),
      ),
      alike: true,
      without: {
        deliverTime: 'it goes along with the last booking',
        overtime: byItself,
        milestones: 'interpreting has none',
      },
    })),
    ...ofBothSides('order', 'proposeChange of milestones', (side) => ({
      ...by(
        side,
        'proposeChange',
        () => fixture().market.start(inMilestones(tolk, [600_00, 600_00, 600_00])),
        async (all, _input, order) => ({
          ...(await all.change(side, 'richest', order)),
          overtime: undefined,
          milestones: order.milestones.slice(1).map(({ milestoneId }, at) => ({
            milestoneId,
            milestoneName: `Annex ${at + 1}`,
            deliverTime: addMs(tolk.clock.now(), (10 + at) * DAY).toISOString(),
            amountOfMoney: 400_00,
          })),
        }),
      ),
      alike: true,
      without: { ...unmoved, overtime: 'only interpreting runs over' },
    })),
    ...ofBothSides('order', 'counterChange', (side) => ({
      ...by(
        side,
        'counterChange',
        (all, input) => all.changing(input, other[side]),
        async (all, input, order) =>
          input === 'richest'
            ? { ...(await all.change(side, input, order)), unitPrice: 180_00 }
            : { workload: 14, reason: 'A little less.' },
      ),
      needs: ['workload'],
      without: unmoved,
    })),
    ...ofBothSides('order', 'agreeChange', (side) => ({
      ...by(
        side,
        'answerChange',
        (all, input) => all.changing(input, other[side]),
        (_all, input) => ({ agree: true, ...(input === 'richest' ? { reason: 'Gladly.' } : {}) }),
      ),
      without: unmoved,
    })),
    ...ofBothSides('order', 'declineChange', (side) => ({
      ...by(
        side,
        'answerChange',
        (all, input) => all.changing(input, other[side]),
        (_all, input) => ({ agree: false, ...(input === 'richest' ? { reason: 'No time.' } : {}) }),
      ),
      without: unmoved,
    })),
    ...ofBothSides('order', 'withdrawChange', (side) =>
      by(side, 'withdrawChange', (all, input) => all.changing(input, side)),
    ),
    'order client payChange': {
      ...by(
        'client',
        'getCallPayment',
        (all, input) => all.owing(input),
        () => ({ method: 'wechatPay', scene: 'desktop' }),
      ),
      without: oneTimeCode,
    },
    'order client payMilestone': {
      ...by(
        'client',
        'getCallPayment',
        (all) => all.betweenMilestones(),
        () => ({ method: 'wechatPay', scene: 'desktop' }),
      ),
      without: oneTimeCode,
    },
    'order client acceptMilestone': by(
      'client',
      'getAcceptanceResults',
      (all) => all.milestoneSubmitted(),
      async (_all, input) => ({
        accept: true,
        ...(input === 'richest'
          ? { changeRequest: '', deliverTime: soon(), ...(await markedUp()) }
          : {}),
      }),
    ),
    'milestone client plan': 'order client create',
    'milestone client fallDue': 'order client acceptMilestone',
    'milestone client accept': 'order client acceptMilestone',
    ...ofBothSides('milestone', 'reopen', (side) => `order ${side} ruleRedo`),
    'milestone staff reopen': 'order staff ruleRedo',
    ...ofBothSides('milestone', 'end', (side) => `order ${side} agreeEnd`),
    'milestone staff end': 'appeal staff review',
    ...ofBothSides('milestone', 'drop', (side) => `order ${side} agreeEnd`),
    'milestone staff drop': 'appeal staff review',
    ...ofBothSides('order', 'evaluate', (side) => ({
      path: `${interfaceOf[side]}/addEvaluate`,
      async ready(input) {
        const { projectOrderId } = await orders().toEvaluate(input, side);
        return { token: fixture().market[side].token, body: { projectOrderId, ...evaluation } };
      },
    })),
  };
}

/** The richest comes from an application, and says for whom it is as well. */
async function applied(market: Fixture['market']) {
  const projectReleaseInforId = await market.publish();
  return {
    projectReleaseInforId,
    projectApplicationJLId: await market.apply(projectReleaseInforId),
  };
}

function createCase(tolk: TestApp, fixture: () => Fixture): Case {
  return {
    path: '/clientinterface/addProjectOrder',
    needs: ['supUserId', ...times],
    async ready(input) {
      const { market } = fixture();
      const terms = await ordersInState(tolk, market).inMilestones(input);
      const from =
        input === 'richest'
          ? { ...(await applied(market)), purchaseOrder: 'PO 4500017', costCentre: '4711' }
          : {};
      const supUserId = market.supplier.personId;
      return { token: market.client.token, body: { ...terms, ...from, supUserId } };
    },
  };
}
