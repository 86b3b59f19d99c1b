import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SettlementMethod } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { MethodPicker } from './method-picker.tsx';

const untouched = {
  status: 'draft',
  certified: false,
  details: {},
  reason: null,
  submitTime: null,
  decideTime: null,
  allowedActions: [],
} satisfies Omit<SettlementMethod, 'method'>;

const methods: SettlementMethod[] = [
  { ...untouched, method: 'personalCard', status: 'certified', certified: true },
  { ...untouched, method: 'corporateCard' },
  { ...untouched, method: 'paypal' },
  { ...untouched, method: 'payoneer' },
];

it('every method says what it costs and how long it takes before one is chosen', async () => {
  const onChoose = jest.fn();
  renderScreen(<MethodPicker methods={methods} value="personalCard" onChoose={onChoose} />);
  expect(screen.getByRole('radio', { name: 'Chinese personal card' })).toBeChecked();
  expect(screen.getByText('Verified')).toBeVisible();
  const paypal = screen.getByRole('radio', { name: 'PayPal' });
  expect(paypal).toHaveAccessibleDescription(
    'USD to your own PayPal account. Payout fee of 3%. Minimum ¥100. ' +
      'Usually arrives within 2 working days of your application.',
  );
  expect(screen.getByRole('radio', { name: 'Payoneer' })).toHaveAccessibleDescription(
    /No payout fee. Minimum US\$50./,
  );
  expect(
    screen.getByRole('radio', { name: 'Chinese corporate account' }),
  ).toHaveAccessibleDescription(/Usually arrives within 3 working days/);
  await userEvent.click(paypal);
  expect(onChoose).toHaveBeenCalledWith('paypal');
});
