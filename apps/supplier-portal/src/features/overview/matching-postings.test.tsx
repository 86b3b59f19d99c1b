import { screen } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { MatchingPostings } from './matching-postings.tsx';

const fact = (key: string, label: string) =>
  ({ key, label, page: 'information', neededFor: 'applying' }) as const;

it('a newcomer reads what matching needs, with the way to fill it in', () => {
  const missing = [fact('languagePair', 'Add a language pair'), fact('name', 'Enter your name')];
  renderScreen(<MatchingPostings postings={[]} missing={missing} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Add a language pair',
  ]);
});

it('who filled it in is not asked for it again', () => {
  renderScreen(<MatchingPostings postings={[]} missing={[fact('avatar', 'Add a picture')]} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/^No open job fits your languages and fields/)).toBeVisible();
});
