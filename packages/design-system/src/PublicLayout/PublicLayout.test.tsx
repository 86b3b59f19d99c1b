import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { PublicLayout } from './PublicLayout.tsx';

it('a page has a header, one main part that the skip link reaches, and a footer', () => {
  renderPage(
    <PublicLayout brand="Tolk" navigation={<a href="/about">About</a>} footer="© Tolk">
      <h1>Home</h1>
    </PublicLayout>,
  );
  expect(screen.getByRole('banner')).toHaveTextContent('Tolk');
  expect(screen.getByRole('navigation')).toHaveTextContent('About');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© Tolk');
});

it('without links there is no empty navigation', () => {
  renderPage(<PublicLayout brand="Tolk">Sign in</PublicLayout>);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('a page that reaches the edges brings its main part itself', () => {
  renderPage(
    <PublicLayout brand="Tolk" width="bleed">
      <main>Home</main>
    </PublicLayout>,
  );
  expect(screen.getByRole('main')).toHaveTextContent('Home');
});
