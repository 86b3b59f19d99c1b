import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { StatusChip } from './StatusChip.tsx';

it('says what its word means to the pointer and to a screen reader', () => {
  renderPage(
    <StatusChip tone="success" hint="An order was accepted.">
      Opened
    </StatusChip>,
  );
  const chip = screen.getByTitle('An order was accepted.');
  expect(chip).toHaveTextContent('Opened (An order was accepted.)');
});

it('is its word alone to a screen reader that hears what it means elsewhere', () => {
  renderPage(
    <StatusChip tone="success" hint="An order was accepted." hintFor="pointer">
      Opened
    </StatusChip>,
  );
  expect(screen.getByTitle('An order was accepted.')).toHaveTextContent(/^Opened$/);
});

it('is its word alone where that says it all', () => {
  renderPage(<StatusChip tone="neutral">Finished</StatusChip>);
  expect(screen.getByText('Finished')).not.toHaveAttribute('title');
  expect(screen.getByText('Finished')).toHaveTextContent(/^Finished$/);
});
