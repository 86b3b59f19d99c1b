import { renderScreen } from '@tolk/screen-testing';
import { TurnLine } from './turn-line.tsx';

const turnUntil = '2126-12-04T10:00:00.000Z';

function said(turn: 'client' | 'supplier' | null, until: string | null = turnUntil) {
  const { container } = renderScreen(
    <TurnLine order={{ turn, turnUntil: until, zone: 'Asia/Shanghai' }} viewer="client" />,
  );
  return container.textContent;
}

it('one’s own turn is said with the moment it ends', () => {
  expect(said('client')).toMatch(/^Your turn until .*4 Dec 2126, .* · in [\d,]+ days$/);
});

it('the other side’s turn names that side', () => {
  expect(said('supplier')).toMatch(/^The supplier’s turn until /);
});

it('a turn whose end is over is overdue', () => {
  expect(said('client', '2020-12-04T10:00:00.000Z')).toMatch(
    /^Your turn, overdue since .*4 Dec 2020, .* · [\d,]+ days ago$/,
  );
});

it('a turn without an end stands alone, and nobody’s turn is nothing', () => {
  expect(said('client', null)).toBe('Your turn');
  expect(said(null)).toBe('');
});
