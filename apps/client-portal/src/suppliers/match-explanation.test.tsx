import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@tolk/screen-testing';
import { MatchExplanation } from './match-explanation.tsx';

const test = { name: 'test', points: 15, max: 15, asked: true, known: true };

describe('the score of a supplier', () => {
  it('is explained where a language pair was asked for', async () => {
    const pair = { name: 'pair', points: 30, max: 30, asked: true, known: true };
    const match = { score: 67, parts: [pair, { ...test, points: 0 }] };
    renderScreen(<MatchExplanation match={match} supUserName="Lin Wanqing" />);
    expect(screen.getByText('Match 67 of 100')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Score details (Lin Wanqing)' }));
    expect(screen.getByRole('list', { name: 'Match details' })).toBeVisible();
    expect(
      screen.getByText('Only what you ask for counts: 30 of 45 points, or 67 of 100.'),
    ).toBeVisible();
  });

  it('is not shown where none was: there is nothing to fit', () => {
    const pair = { name: 'pair', points: 30, max: 30, asked: false, known: true };
    const match = { score: 93, parts: [pair, test] };
    renderScreen(<MatchExplanation match={match} supUserName="Lin Wanqing" />);
    expect(screen.queryByText(/Match/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
