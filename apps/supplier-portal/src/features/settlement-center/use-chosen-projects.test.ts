import { act, renderHook } from '@testing-library/react';
import type { FeeRow } from '@tolk/contract';
import { useChosenProjects } from './use-chosen-projects.ts';

function fee(feeId: string, change: Partial<FeeRow> = {}): FeeRow {
  return {
    feeId,
    projectOrderId: feeId,
    orderNumber: 'TK20261120-000001',
    orderName: 'Supply contract',
    clientName: 'Zhou Mingyuan',
    endTime: '2026-11-01T08:00:00Z',
    price: 500_00,
    commission: 0,
    amount: 500_00,
    currency: 'CNY',
    settlementStatus: 'ready',
    holdUntil: '2026-11-08T08:00:00Z',
    obstacles: [],
    feeInvoiceId: null,
    settlementId: null,
    ...change,
  };
}

const chosen = () => renderHook(() => useChosenProjects()).result;

describe('the projects chosen for an application', () => {
  it('are those that can be settled, each once, in an order of their own', () => {
    const choice = chosen();
    const obstacles = [{ reason: 'An invoice is missing.', availableAt: null, path: null }];
    act(() =>
      choice.current.add([
        fee('b'),
        fee('a', { amount: 20_50 }),
        fee('held', { settlementStatus: 'unsettled' }),
        fee('blocked', { obstacles }),
      ]),
    );
    act(() => choice.current.add([fee('b')]));
    expect(choice.current.ids).toEqual(['a', 'b']);
    expect([choice.current.count, choice.current.sum]).toEqual([2, 520_50]);
    expect(choice.current.has(fee('held'))).toBe(false);
  });

  it('can be taken out again, one by one or all', () => {
    const choice = chosen();
    act(() => choice.current.add([fee('a'), fee('b'), fee('c')]));
    act(() => choice.current.remove([fee('b')]));
    expect(choice.current.ids).toEqual(['a', 'c']);
    act(() => choice.current.clear());
    expect([choice.current.count, choice.current.sum]).toEqual([0, 0]);
  });

  it('are at most as many as one application takes', () => {
    const choice = chosen();
    act(() => choice.current.add(Array.from({ length: 201 }, (_, index) => fee(`p${index}`))));
    expect([choice.current.count, choice.current.full]).toEqual([200, true]);
  });
});
