import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTolkStore, TolkStoreProvider } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { ThemeProvider } from '@tolk/design-system';
import { I18nProvider } from '@tolk/i18n';
import { SupplierActions } from './actions.tsx';
import { sentOrder } from './order-fixture.ts';

function show(order: OrderDetail, termsUnread = false) {
  render(
    <I18nProvider>
      <ThemeProvider>
        <TolkStoreProvider store={createTolkStore()}>
          <SupplierActions order={order} termsUnread={termsUnread} />
        </TolkStoreProvider>
      </ThemeProvider>
    </I18nProvider>,
  );
}

describe('SupplierActions', () => {
  it('offers exactly what the server allows', () => {
    show(sentOrder);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Accept the order', 'Reject']);
  });

  it('an action that is off says why', () => {
    const reason = 'You have already left a review.';
    show({ ...sentOrder, allowedActions: [{ action: 'evaluate', enabled: false, reason }] });
    const button = screen.getByRole('button', { name: 'Evaluate' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/You have already left a review\./);
  });

  it('accepting waits until changed terms are read, rejecting does not', () => {
    show(sentOrder, true);
    expect(screen.getByRole('button', { name: 'Accept the order' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeEnabled();
  });

  it('before accepting it shows what is earned', async () => {
    show(sentOrder);
    await userEvent.click(screen.getByRole('button', { name: 'Accept the order' }));
    expect(screen.getByRole('dialog', { name: 'Accept these terms?' })).toHaveTextContent(
      '¥ 4,680.00 CNY',
    );
  });
});
