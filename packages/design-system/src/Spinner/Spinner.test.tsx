import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { Spinner } from './Spinner.tsx';

it('says what is on the way where it has a name, and is an ornament where it has none', () => {
  renderPage(
    <>
      <Spinner aria-label="Loading" />
      <Spinner />
    </>,
  );
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
});
