import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { QrCode } from './QrCode.tsx';

it('draws a code of version 1 with its quiet zone', async () => {
  renderPage(<QrCode text="tolk" label="Scan to pay" size={120} />);
  const code = await screen.findByRole('img', { name: 'Scan to pay' });
  expect(code).toHaveAttribute('viewBox', '0 0 29 29');
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
});
