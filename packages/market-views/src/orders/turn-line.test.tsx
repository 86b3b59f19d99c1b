import { screen } from '@testing-library/react';
import type { OrderTask, Turn } from '@tolk/domain';
import { renderScreen } from '@tolk/screen-testing';
import { TurnLine } from './turn-line.tsx';

const turnUntil = '2126-12-04T10:00:00.000Z';

interface Waiting {
  waitsFor?: OrderTask[];
  until?: string | null;
}

function said(turn: Turn | null, { waitsFor = [], until = turnUntil }: Waiting = {}) {
  const { container } = renderScreen(
    <TurnLine
      order={{ turn, turnUntil: until, waitsFor, zone: 'Asia/Shanghai' }}
      viewer="client"
    />,
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
  expect(said('client', { until: '2020-12-04T10:00:00.000Z' })).toMatch(
    /^Your turn, overdue since .*4 Dec 2020, .* · [\d,]+ days ago$/,
  );
});

it('a turn without an end stands alone, and nobody’s turn is nothing', () => {
  expect(said('client', { until: null })).toBe('Your turn');
  expect(said(null)).toBe('');
});

it('what is open to both sides is their turn only where the viewer has something to do', () => {
  expect(said('both', { waitsFor: ['answerRuling'] })).toMatch(/^Both sides’ turn until /);
  expect(screen.getByText(/^Both sides’ turn/)).toHaveStyle({ fontWeight: 650 });
});

it('who has handed in evidence reads until when more can be added, and no turn', () => {
  expect(said('both')).toMatch(/^Both sides may add evidence until /);
  expect(screen.getByText(/^Both sides may/)).toHaveStyle({ fontWeight: 400 });
});

it('a time for evidence that is over is not overdue', () => {
  expect(said('both', { until: '2020-12-04T10:00:00.000Z' })).toMatch(
    /^The time for evidence ended .*4 Dec 2020/,
  );
});
