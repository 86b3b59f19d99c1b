import { screen } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { MatchReasons } from './match-reasons.tsx';

const pair = { name: 'pair', points: 30, max: 30, asked: true, known: true };
const field = { name: 'field', points: 15, max: 15, asked: true, known: true };
const rating = { name: 'rating', points: 6, max: 7, asked: true, known: true };
const test = { name: 'test', points: 0, max: 15, asked: true, known: true };
const region = { name: 'region', points: 0, max: 0, asked: false, known: true };

it('a score says which parts fit and which cost points, and nothing of what was not asked for', () => {
  renderScreen(<MatchReasons match={{ score: 79, parts: [pair, field, test, rating, region] }} />);
  expect(screen.getByText('Fits: languages, field')).toBeVisible();
  expect(screen.getByText('Not a match: language test, reviews')).toBeVisible();
  expect(screen.queryByText(/place/)).not.toBeInTheDocument();
});

it('where everything fits nothing costs points', () => {
  renderScreen(<MatchReasons match={{ score: 100, parts: [pair, field] }} />);
  expect(screen.queryByText(/Not a match/)).not.toBeInTheDocument();
});
