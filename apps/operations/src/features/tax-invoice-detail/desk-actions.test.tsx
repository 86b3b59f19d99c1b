import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffTaxInvoice } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { DeskActions } from './desk-actions.tsx';
import { IssuanceNotice } from './issuance-notice.tsx';
import { invoiceInWork } from './tax-invoice-fixture.ts';

const allowed = (...actions: StaffTaxInvoice['allowedActions'][number]['action'][]) =>
  actions.map((action) => ({ action, enabled: true }));

const invoice: StaffTaxInvoice = { ...invoiceInWork, allowedActions: allowed('send', 'issue') };

const name = (text: string) => screen.getByRole('button', { name: text });

function show(changes: Partial<StaffTaxInvoice> = {}) {
  const asked = answerCalls({
    '/opsinterface/sendTaxInvoice': invoice,
    '/opsinterface/getStaffUser': { staffId: 's1' },
  });
  renderScreen(<DeskActions invoice={{ ...invoice, ...changes }} />);
  return asked;
}

it('the provider issues it once that is confirmed', async () => {
  const asked = show();
  await userEvent.click(name('Issue through the provider…'));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    '¥ 1,854.00 CNY to 上海霁禾医疗科技有限公司',
  );
  expect(asked).toEqual([]);
  await userEvent.click(name('Issue it'));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/opsinterface/sendTaxInvoice',
      body: { taxInvoiceId: 'i1', version: 4 },
    }),
  );
  expect(name('Upload an invoice…')).toBeEnabled();
});

it('red letters are asked for as such', () => {
  show({ status: 'toCorrect', allowedActions: allowed('send', 'correct') });
  expect(name('Issue red letters through the provider…')).toBeEnabled();
  expect(name('Upload red letters…')).toBeEnabled();
});

it('without a provider the desk issues it', () => {
  show({ allowedActions: allowed('issue') });
  expect(name('Issue…')).toBeEnabled();
  expect(screen.queryByRole('button', { name: /provider/ })).toBeNull();
});

it('why the provider did not issue it is said', () => {
  const issuance = {
    kind: 'invoice',
    amount: 1_854_00,
    state: 'failed',
    startTime: '2026-11-20T09:00:00Z',
    reason: '购方税号与名称不一致',
  } as const;
  renderScreen(<IssuanceNotice invoice={{ ...invoice, issuance }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('购方税号与名称不一致');
});
