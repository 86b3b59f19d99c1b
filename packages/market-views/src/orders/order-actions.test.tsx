import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDetail } from '@tolk/contract';
import type { OrderAction } from '@tolk/domain';
import { renderScreen } from '@tolk/screen-testing';
import { OrderActions } from './order-actions.tsx';

function show(
  allowedActions: OrderDetail['allowedActions'],
  onChoose: Partial<Record<OrderAction, () => void>>,
) {
  renderScreen(
    <OrderActions order={{ allowedActions, orderType: 'translation' }} onChoose={onChoose} />,
  );
}
const nothing = () => {};

describe('the actions of an order', () => {
  it('are the ones that the server names and the screen carries out', () => {
    show(
      [
        { action: 'edit', enabled: true },
        { action: 'appeal', enabled: true },
      ],
      { edit: nothing, pay: nothing },
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit']);
  });

  it('begin with what to do next and end with what ends the order', () => {
    show(
      [
        { action: 'withdraw', enabled: true },
        { action: 'edit', enabled: true },
        { action: 'pay', enabled: true },
      ],
      { withdraw: nothing, edit: nothing, pay: nothing },
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Pay',
      'Edit',
      'Withdraw',
    ]);
  });

  it('say why one of them is off', () => {
    const reason = 'Both rounds of changes have been used. Accept the results or appeal.';
    show([{ action: 'requestChanges', enabled: false, reason }], { requestChanges: nothing });
    const button = screen.getByRole('button', { name: 'Ask for changes' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(`Ask for changes · ${reason}`);
  });

  it('do what the screen says', async () => {
    let paid = 0;
    show([{ action: 'pay', enabled: true }], { pay: () => (paid += 1) });
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(paid).toBe(1);
  });
});
