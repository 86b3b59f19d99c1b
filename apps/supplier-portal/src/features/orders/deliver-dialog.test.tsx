import { screen } from '@testing-library/react';
import type { OrderDetail } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { DeliverDialog } from './deliver-dialog.tsx';
import { sentOrder } from './order-fixture.ts';

const terms = {
  deliverTime: sentOrder.deliverTime,
  workload: 12,
  unitPrice: 150_00,
  overtime: [],
  amountOfMoney: 1_800_00,
  commissionXQ: 54_00,
  commission: 0,
};
/** Three units more, which both have agreed to. */
const change: OrderDetail['changes'][number] = {
  changeId: sentOrder.projectOrderId,
  by: 'supplier',
  status: 'unpaid',
  reason: 'Two annexes came on top.',
  time: sentOrder.deliverTime,
  answerTime: null,
  answerNote: null,
  before: terms,
  after: { ...terms, workload: 15, amountOfMoney: 2_250_00, commissionXQ: 67_50 },
  addedFiles: [],
  difference: 463_50,
  payUntil: null,
  movesUntil: null,
  cancellationLeast: 0,
  transfer: null,
};

function show(changes: OrderDetail['changes'], more: Partial<OrderDetail> = {}) {
  const order = { ...sentOrder, orderState: 'started' as const, changes, ...more };
  renderScreen(<DeliverDialog order={order} onClose={() => undefined} />);
}

it('says that a delivery ends a change that waits to be paid, and where a transfer for it goes', () => {
  show([change], {
    transfer: {
      status: 'waiting',
      pays: 'change',
      milestoneName: null,
      paymentAmount: 463_50,
      dueTime: sentOrder.deliverTime,
      reference: null,
    },
  });
  expect(screen.getByText(/Delivering ends it: the order stays/)).toHaveTextContent(
    /If the money arrives afterwards, it\s+goes back to the client\./,
  );
});

it('says so of a proposal without an answer', () => {
  show([{ ...change, status: 'open' }]);
  expect(screen.getByText(/has no answer yet\. Delivering ends it\./)).toBeVisible();
});

it('is silent where nothing is pending', () => {
  show([{ ...change, status: 'declined' }]);
  expect(screen.queryByText(/Delivering ends it/)).toBeNull();
});

it('is silent about a claim of overtime, which a delivery leaves standing', () => {
  const overtime = [{ startTime: sentOrder.startTime, minutes: 40 }];
  show([{ ...change, status: 'open', after: { ...change.after, overtime } }]);
  expect(screen.queryByText(/Delivering ends it/)).toBeNull();
});
