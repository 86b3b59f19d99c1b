import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDetail } from '@tolk/contract';
import { ThemeProvider } from '@tolk/design-system';
import { I18nProvider, setLanguage } from '@tolk/i18n';
import { OrderActions, type ClientAction } from './order-actions.tsx';

type Allowed = OrderDetail['allowedActions'];

function show(allowedActions: Allowed, onChoose: (action: ClientAction) => void = () => {}) {
  render(
    <I18nProvider>
      <ThemeProvider>
        <OrderActions order={{ allowedActions }} onChoose={onChoose} />
      </ThemeProvider>
    </I18nProvider>,
  );
}

beforeEach(() => setLanguage('en'));

describe('the actions of an order', () => {
  it('are the ones that the server names, and no others', () => {
    show([
      { action: 'edit', enabled: true },
      { action: 'withdraw', enabled: true },
    ]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Withdraw',
    ]);
  });

  it('say why one of them is off', () => {
    const reason = 'Both rounds of changes have been used. Accept the results or appeal.';
    show([
      { action: 'acceptResults', enabled: true },
      { action: 'requestChanges', enabled: false, reason },
    ]);
    const button = screen.getByRole('button', { name: 'Ask for changes' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(`Ask for changes · ${reason}`);
  });

  it('leave out what this screen does not carry out', () => {
    show([{ action: 'appeal', enabled: true }]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('tell which one was chosen', async () => {
    const chosen: ClientAction[] = [];
    show([{ action: 'pay', enabled: true }], (action) => chosen.push(action));
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(chosen).toEqual(['pay']);
  });
});
