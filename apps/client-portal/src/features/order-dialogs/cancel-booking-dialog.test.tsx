import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY } from '@tolk/domain';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { CancelBookingDialog } from './cancel-booking-dialog.tsx';

/** 1,800.00 and a fee of 54.00, in three days. */
const order = {
  projectOrderId: '00000000-0000-4000-8000-000000000001',
  version: 3,
  cancellationTiers: [
    { daysBefore: 7, percent: 0 },
    { daysBefore: 2, percent: 50 },
  ],
  cancellationLeast: 0,
  startTime: new Date(Date.now() + 3 * DAY).toISOString(),
  zone: 'Asia/Shanghai',
  amountOfMoney: 1_800_00,
  commissionXQ: 54_00,
  commission: 0,
  paymentAmount: 1_854_00,
  currency: 'CNY',
};

it('says what cancelling costs now and sends what was seen', async () => {
  const asked = answerCalls({ '/clientinterface/cancelBooking': {} });
  renderScreen(<CancelBookingDialog order={order} onClose={() => undefined} />);
  const dialog = screen.getByRole('dialog', { name: 'Cancel this booking?' });
  expect(dialog).toHaveTextContent('By the terms of this order 50% of the price is due now.');
  expect(dialog).toHaveTextContent(/Cancelling costs you¥ 927\.00 CNYYou get back¥ 927\.00 CNY/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }));
  const { projectOrderId, version } = order;
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/clientinterface/cancelBooking',
      body: { projectOrderId, version, percentDue: 50 },
    }),
  );
});
