import { render, screen } from '@testing-library/react';
import { createTolkStore, TolkStoreProvider } from '@tolk/api-client';
import type { Quote } from '@tolk/contract';
import { ThemeProvider } from '@tolk/design-system';
import { I18nProvider } from '@tolk/i18n';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { ApplyDialog } from './apply-dialog.tsx';

const quote: Quote = {
  quoteId: '00000000-0000-4000-8000-000000000001',
  method: 'paypal',
  gross: 2_240_50,
  netted: 100_00,
  payable: 2_140_50,
  payoutCurrency: 'USD',
  rate: 7.1234,
  payoutGross: 300_49,
  payoutFee: 9_01,
  payoutNet: 291_48,
  validUntil: null,
  obstacles: [],
};

const store = createTolkStore();

function dialogOf(shown: Quote) {
  const nothing = () => undefined;
  return (
    <I18nProvider>
      <ThemeProvider>
        <TolkStoreProvider store={store}>
          <BrowserRouter>
            <ApplyDialog
              quote={shown}
              payee="Li Wen li***@tolk.example"
              onRenew={nothing}
              onApplied={nothing}
              onClose={nothing}
            />
          </BrowserRouter>
        </TolkStoreProvider>
      </ThemeProvider>
    </I18nProvider>
  );
}

describe('the last look before an application', () => {
  it('says who gets what, and how it comes about', () => {
    render(dialogOf(quote));
    const dialog = screen.getByRole('dialog', { name: 'Apply for this settlement?' });
    for (const text of [
      'Li Wen li***@tolk.example',
      '¥ 2,240.50 CNY',
      '−¥ 100.00 CNY',
      '¥ 2,140.50 CNY',
      '1 USD = 7.1234 CNY',
      '$ 300.49 USD',
      '−$ 9.01 USD',
      '$ 291.48 USD',
    ]) {
      expect(dialog).toHaveTextContent(text);
    }
  });

  it('warns when the figures have changed under the eyes of the person', () => {
    const { rerender } = render(dialogOf(quote));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
    const quoteId = '00000000-0000-4000-8000-000000000002';
    rerender(dialogOf({ ...quote, quoteId, rate: 7.2, payoutNet: 288_38 }));
    expect(screen.getByRole('alert')).toHaveTextContent('The figures are new.');
    expect(screen.getByRole('button', { name: 'Apply with the new figures' })).toBeEnabled();
  });
});
