import { screen } from '@testing-library/react';
import type { Quote } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
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

function dialogOf(shown: Quote) {
  const nothing = () => undefined;
  return (
    <ApplyDialog
      quote={shown}
      payee="Li Wen li***@tolk.example"
      onRenew={nothing}
      onApplied={nothing}
      onClose={nothing}
    />
  );
}

describe('the last look before an application', () => {
  it('says who gets what, and how it comes about', () => {
    renderScreen(dialogOf(quote));
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
    const { rerender } = renderScreen(dialogOf(quote));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
    const quoteId = '00000000-0000-4000-8000-000000000002';
    rerender(dialogOf({ ...quote, quoteId, rate: 7.2, payoutNet: 288_38 }));
    expect(screen.getByRole('alert')).toHaveTextContent('The amounts have changed.');
    expect(screen.getByRole('button', { name: 'Apply with the new figures' })).toBeEnabled();
  });
});
