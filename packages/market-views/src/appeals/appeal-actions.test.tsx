import { screen } from '@testing-library/react';
import type { OrderTask, Turn } from '@tolk/domain';
import { renderScreen } from '@tolk/screen-testing';
import { AppealActions } from './appeal-actions.tsx';
import { TurnLine } from '../orders/turn-line.tsx';

const until = '2126-12-04T10:00:00.000Z';

function showTurn(turn: Turn, turnUntil: string | null) {
  const waitsFor: OrderTask[] = turn === 'client' || turn === 'both' ? ['answerRuling'] : [];
  renderScreen(<TurnLine order={{ turn, turnUntil, waitsFor }} viewer="client" />);
}

describe('whose turn it is in an appeal', () => {
  it.each([
    ['client', until, /^Your turn until/],
    ['supplier', until, /^The supplier’s turn until/],
    ['both', until, /^Both sides’ turn until/],
    ['staff', null, /^Our staff’s turn$/],
  ] as const)('is said when it is that of %s', (turn, turnUntil, said) => {
    showTurn(turn, turnUntil);
    expect(screen.getByText(said)).toBeVisible();
  });

  it('is not said once the appeal is over', () => {
    const { container } = renderScreen(
      <TurnLine order={{ turn: null, turnUntil: null, waitsFor: [] }} viewer="client" />,
    );
    expect(container.textContent).toBe('');
  });
});

describe('the buttons of an appeal', () => {
  it('are those that the server names, in the part that they belong to', () => {
    const reason = 'The other side has to accept.';
    renderScreen(
      <AppealActions
        appeal={{
          allowedActions: [
            { action: 'acceptOffer', enabled: false, reason },
            { action: 'offer', enabled: true },
            { action: 'withdraw', enabled: true },
          ],
        }}
        of={['acceptOffer', 'offer', 'askReview']}
        onChoose={() => undefined}
      />,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Accept the offer',
      'Offer a split',
    ]);
    expect(screen.getByRole('button', { name: 'Accept the offer' })).toBeDisabled();
    expect(screen.getByText(/The other side has to accept\./)).toBeVisible();
  });
});
