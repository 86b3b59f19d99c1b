import { screen } from '@testing-library/react';
import type { PaymentIncident } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { UnmatchedPayments } from './unmatched-payments.tsx';

const id = '0192a7c0-0000-7000-8000-000000000001';
const held: PaymentIncident = {
  incidentId: id,
  kind: 'wrongAmount',
  projectOrderId: id,
  orderNumber: 'TK20261123-000016',
  method: 'wechatPay',
  expected: 714_41,
  received: 714_40,
  providerTransactionId: '4200020261123963507296282777',
  time: '2026-11-23T09:00:00.000Z',
  resolvedTime: null,
  resolvedBy: null,
  note: null,
  refundStatus: null,
  allowedActions: [],
};

function show(incident: PaymentIncident, role: string) {
  answerCalls({
    '/opsinterface/getStaffUser': {
      staffId: id,
      name: 'He Jing',
      email: 'he@tolk.example',
      role,
      staffStatus: 'active',
    },
  });
  renderScreen(<UnmatchedPayments incidents={[incident]} projectOrderId={id} />);
}

describe('money that fits nothing, on the order', () => {
  it('has its sum, its state and, for finance, the way to deal with it', async () => {
    show(held, 'finance');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A different amount was paidHeld by usReceived ¥ 714.40 CNY · Expected ¥ 714.41 CNY',
    );
    expect(
      await screen.findByRole('link', { name: 'Go to the unmatched payments of this order' }),
    ).toHaveAttribute('href', `/ops/refunds?tab=incidents&order=${id}`);
  });

  it('says that it goes back', () => {
    show({ ...held, refundStatus: 'accepted' }, 'support');
    expect(screen.getByRole('alert')).toHaveTextContent('With the provider');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
