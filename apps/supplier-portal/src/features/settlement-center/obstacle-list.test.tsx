import { screen } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { ObstacleList } from './obstacle-list.tsx';

const obstacle = (path: string | null) => ({
  reason: 'Something is missing.',
  availableAt: null,
  path,
});

describe('what stands against a settlement', () => {
  it.each([
    ['/personalcenter/languagetest', 'Take a language test'],
    ['/somewhere/new', 'See what to do'],
  ])('is mended at %s: %s', (path, words) => {
    renderScreen(<ObstacleList obstacles={[obstacle(path)]} />);
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', path);
  });

  it('is mended on the very screen without losing its filters and page', () => {
    renderScreen(<ObstacleList obstacles={[obstacle('/settlementcenter/expensesettlement')]} />, {
      at: '/settlementcenter/expensesettlement?status=unsettled&page=2',
    });
    expect(screen.getByRole('link', { name: 'Upload the invoice' })).toHaveAttribute(
      'href',
      '/settlementcenter/expensesettlement?status=unsettled&page=2#fee-invoices',
    );
  });

  it('needs no link where only time mends it', () => {
    renderScreen(
      <ObstacleList
        obstacles={[{ reason: 'It is held.', availableAt: '2126-12-01T00:00:00Z', path: null }]}
      />,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(/^It is held\. From .*2126/);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
