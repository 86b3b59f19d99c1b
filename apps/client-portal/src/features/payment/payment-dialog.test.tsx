import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OrderChange, OrderDetail } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { PaymentDialog } from './payment-dialog.tsx';

const at = '2026-11-20T08:00:00.000Z';
const id = '00000000-0000-4000-8000-000000000001';

const order: OrderDetail = {
  projectOrderId: id,
  orderNumber: 'TK20261120-000001',
  orderName: 'Supply contract',
  projectReleaseInforId: null,
  supUserId: id,
  supUserName: 'Lin Wanqing',
  createBy: id,
  createByName: 'Zhou Mingyuan',
  createTime: at,
  orderStatus: 'received',
  orderState: 'received',
  reachedBy: 'accept',
  bothDirections: false,
  bookings: [],
  breaks: null,
  orderType: 'translation',
  whFieldId: 'law',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  startTime: at,
  endTime: at,
  deliverTime: at,
  actualEndTime: null,
  zone: 'Asia/Shanghai',
  workload: 10,
  unitPrice: 10_000,
  unitName: 'thousand-words',
  amountOfMoney: 100_000,
  commissionXQ: 3_000,
  commission: 0,
  paymentAmount: 103_000,
  currency: 'CNY',
  version: 2,
  turn: 'client',
  waitsFor: ['pay'],
  turnUntil: null,
  allowedActions: [],
  earnings: 120_000,
  acceptTime: at,
  orderDescription: 'As agreed.',
  orderFiles: [],
  rejectReason: null,
  changeRoundsLeft: 2,
  pricing: 'perUnit',
  bookingMode: null,
  bookingPlace: '',
  cancellationTiers: null,
  cancellationLeast: 0,
  overtimeRate: null,
  overtime: [],
  travel: 0,
  checkIns: [],
  wordAnalysis: null,
  proposal: null,
  agreedBefore: null,
  transfer: null,
  changes: [],
  milestones: [],
  appealIds: [],
  refunds: [],
  unmatchedPayments: [],
  deliverables: [],
  timeline: [],
  ledger: [],
};

function changeOf(status: OrderChange['status']): OrderChange {
  const terms = {
    deliverTime: at,
    workload: 10,
    unitPrice: 10_000,
    overtime: [],
    amountOfMoney: 100_000,
    commissionXQ: 3_000,
    commission: 0,
  };
  return {
    changeId: id,
    by: 'supplier',
    status,
    reason: 'Two annexes came on top.',
    time: at,
    answerTime: at,
    answerNote: null,
    before: terms,
    after: { ...terms, amountOfMoney: 145_000, commissionXQ: 4_350 },
    addedFiles: [],
    difference: 46_350,
    payUntil: status === 'unpaid' ? '2126-11-22T08:00:00.000Z' : null,
    movesUntil: null,
    cancellationLeast: 0,
    transfer: null,
  };
}

function dialogOf(shown: OrderDetail, method: string) {
  const nothing = () => {};
  return (
    <PaymentDialog
      order={shown}
      method={method}
      onPage={false}
      payer={undefined}
      onChoose={nothing}
      onPaid={nothing}
      onClose={nothing}
    />
  );
}

function show(shown: OrderDetail, method = 'wechatPay') {
  return renderScreen(dialogOf(shown, method));
}

beforeEach(() => setLanguage('en'));

describe('the payment dialog', () => {
  it('says that an order is paid, also after a reload', () => {
    const paid = { ledgerEntryId: id, event: 'paid' as const, at, currency: 'CNY', lines: [] };
    show({ ...order, orderStatus: 'started', orderState: 'started', ledger: [paid] });
    expect(screen.getByRole('status')).toHaveTextContent('Paid¥ 1,030.00 CNY arrived.');
  });

  it('asks for the difference of an agreed change, and says once that is paid', () => {
    const paid = { ledgerEntryId: id, event: 'paid' as const, at, currency: 'CNY', lines: [] };
    const started = { ...order, orderState: 'started' as const, ledger: [paid] };
    const change = changeOf('unpaid');
    const pay = { action: 'payChange' as const, enabled: true };
    const { rerender } = show({ ...started, changes: [change], allowedActions: [pay] }, 'choose');
    expect(
      screen.getByRole('dialog', { name: 'Pay the difference for “Supply contract”' }),
    ).not.toHaveTextContent('arrived');
    rerender(dialogOf({ ...started, changes: [changeOf('agreed')] }, 'choose'));
    expect(screen.getByRole('status')).toHaveTextContent('Paid¥ 463.50 CNY arrived.');
  });

  it('asks for the next milestone, and says once that is paid, also after a reload', () => {
    const milestone = {
      milestoneId: id,
      milestoneName: 'The rest',
      milestoneState: 'due' as const,
      inTurn: true,
      deliverTime: at,
      acceptTime: at,
      amountOfMoney: 40_000,
      commissionXQ: 1_200,
      commission: 0,
      paymentAmount: 41_200,
      payUntil: at,
      paidTime: null,
      acceptedTime: null,
    };
    const started = {
      ...order,
      orderState: 'started' as const,
      allowedActions: [{ action: 'payMilestone' as const, enabled: true }],
    };
    const { unmount } = show({ ...started, milestones: [milestone] }, 'choose');
    const name = 'Pay for “The rest” of “Supply contract”';
    expect(screen.getByRole('dialog', { name })).not.toHaveTextContent('arrived');
    unmount();
    show({ ...started, milestones: [{ ...milestone, milestoneState: 'paid', paidTime: at }] });
    expect(screen.getByRole('status')).toHaveTextContent('Paid¥ 412.00 CNY arrived.');
  });

  it('says that a change which lapsed meanwhile can’t be paid', () => {
    const { rerender } = show({ ...order, changes: [changeOf('unpaid')] }, 'choose');
    rerender(dialogOf({ ...order, changes: [changeOf('lapsed')] }, 'choose'));
    expect(screen.getByRole('alert')).toHaveTextContent('This order cannot be paid right now.');
  });

  it('says why an order can’t be paid', () => {
    const reason = 'The order has changed in the meantime.';
    show({ ...order, allowedActions: [{ action: 'pay', enabled: false, reason }] });
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
  });

  it('opened again says what came before and pays nothing', () => {
    const unmatched = { kind: 'wrongAmount' as const, amount: 102_900, currency: 'CNY', time: at };
    const pay = { action: 'pay' as const, enabled: true };
    show({ ...order, allowedActions: [pay], unmatchedPayments: [unmatched] }, 'choose');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We received ¥ 1,029.00 CNY instead of ¥ 1,030.00 CNY, so the order isn’t paid yet.',
    );
  });

  it('by bank transfer names account, amount, reference and until when the order waits', async () => {
    const asked = answerCalls({
      '/clientinterface/getBankTransfer': {
        projectOrderId: id,
        reference: 'ZZ000001234504',
        paymentAmount: 103_000,
        currency: 'CNY',
        dueTime: '2026-11-27T08:00:00.000Z',
        account: {
          holder: '通译（上海）信息科技有限公司',
          number: '1001 2345 0900 0123 456',
          bank: '中国工商银行',
          branch: '上海市徐汇支行',
          swift: '',
        },
        sandboxUrl: null,
      },
    });
    show({ ...order, allowedActions: [{ action: 'pay', enabled: true }] }, 'bankTransfer');
    expect(await screen.findByText('ZZ 0000 0123 4504')).toBeVisible();
    expect(asked).toEqual([
      { path: '/clientinterface/getBankTransfer', body: { projectOrderId: id, version: 2 } },
    ]);
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('A transfer takes 1 to 3 working days.');
    expect(dialog).toHaveTextContent('¥ 1,030.00 CNY');
    expect(dialog).not.toHaveTextContent('SWIFT');
    expect(
      screen.getAllByRole('button', { name: /^Copy the/ }).map((one) => one.ariaLabel),
    ).toEqual([
      'Copy the amount',
      'Copy the reference',
      'Copy the account holder',
      'Copy the account number',
      'Copy the bank',
      'Copy the branch',
    ]);
  });

  it('inside WeChat names the method that can’t be paid there', () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0');
    show({ ...order, allowedActions: [{ action: 'pay', enabled: true }] }, 'alipay');
    agent.mockRestore();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^WeChat does not open Alipay\. To pay with Alipay, tap/,
    );
  });
});
