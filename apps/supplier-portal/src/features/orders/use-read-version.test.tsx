import { act, renderHook } from '@testing-library/react';
import type { OrderDetail } from '@tolk/contract';
import { sentOrder } from './order-fixture.ts';
import { useReadVersion } from './use-read-version.ts';

const terms = {
  deliverTime: sentOrder.deliverTime,
  workload: sentOrder.workload,
  unitPrice: sentOrder.unitPrice,
  overtime: [],
  amountOfMoney: sentOrder.amountOfMoney,
  commissionXQ: sentOrder.commissionXQ,
  commission: sentOrder.commission,
};
const agreed: OrderDetail['changes'][number] = {
  changeId: sentOrder.projectOrderId,
  by: 'client',
  status: 'agreed',
  reason: 'Two annexes came on top.',
  time: sentOrder.createTime,
  answerTime: sentOrder.createTime,
  answerNote: null,
  before: terms,
  after: { ...terms, workload: 15 },
  addedFiles: [],
  difference: 0,
  payUntil: null,
  movesUntil: null,
  cancellationLeast: 0,
  transfer: null,
};

function read(order: OrderDetail) {
  return renderHook((shown: OrderDetail) => useReadVersion(shown), { initialProps: order });
}

it('terms that the client changed are unread until they are confirmed', () => {
  const { result, rerender } = read(sentOrder);
  expect(result.current.unread).toEqual([]);
  rerender({ ...sentOrder, workload: 15 });
  expect(result.current.unread).toEqual(['workload']);
  act(() => result.current.confirmRead());
  expect(result.current.unread).toEqual([]);
});

it('terms that both agreed to change have been read', () => {
  const { result, rerender } = read(sentOrder);
  rerender({ ...sentOrder, workload: 15, changes: [agreed] });
  expect(result.current.unread).toEqual([]);
  rerender({ ...sentOrder, workload: 16, changes: [agreed] });
  expect(result.current.unread).toEqual(['workload']);
});
