import { renderScreen } from '@tolk/screen-testing';
import { WhoseTurn } from './whose-turn.tsx';

function said(turnUntil: string | null) {
  const { container } = renderScreen(<WhoseTurn turn="supplier" turnUntil={turnUntil} />);
  return container.textContent;
}

it('a turn whose end is over is overdue', () => {
  expect(said('2020-12-04T10:00:00.000Z')).toMatch(
    /^The supplier’s turnOverdue since .*4 Dec 2020, .* · [\d,]+ days ago$/,
  );
});

it('a turn that goes on has its end, if it has one', () => {
  expect(said('2126-12-04T10:00:00.000Z')).toMatch(
    /^The supplier’s turn[^O].*4 Dec 2126, .* · in [\d,]+ days$/,
  );
  expect(said(null)).toBe('The supplier’s turn');
});
