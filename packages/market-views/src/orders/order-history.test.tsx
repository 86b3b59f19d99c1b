import { screen } from '@testing-library/react';
import type { OrderEvent } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { OrderHistory } from './order-history.tsx';

const at = '2026-11-20T10:00:00Z';
const created: OrderEvent = {
  at,
  action: 'create',
  actor: 'client',
  actorName: 'Zhou',
  note: null,
};
const rejected: OrderEvent = {
  at,
  action: 'reject',
  actor: 'supplier',
  actorName: 'Lin',
  note: 'Too short a time.\nAnother week would do.',
};

const translation = { orderType: 'translation', reachedBy: 'create' } as const;

function Actor({ event: { actor, actorName } }: { event: OrderEvent }) {
  return `${actor} ${actorName} `;
}

const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('what ended an order is marked, with who did it and what they wrote', () => {
  renderScreen(
    <OrderHistory
      order={{ ...translation, orderState: 'rejected', turn: null, timeline: [created, rejected] }}
      Actor={Actor}
      now="Somebody’s turn"
      ahead={['Delivery']}
    />,
  );
  const [first, last, ...others] = steps();
  expect(first).toMatch(/^Done: .*client Zhou $/);
  expect(last).toMatch(
    /^Not successful: .*supplier Lin Too short a time\.\nAnother week would do\.$/,
  );
  // Nobody’s turn: it has ended, and nothing comes.
  expect(others).toEqual([]);
});

it('an order that waits for somebody says so, and what comes after', () => {
  renderScreen(
    <OrderHistory
      order={{ ...translation, orderState: 'sent', turn: 'supplier', timeline: [created] }}
      Actor={Actor}
      now="The supplier’s turn"
      ahead={['Payment', 'Delivery']}
    />,
  );
  expect(steps().slice(1)).toEqual([
    expect.stringMatching(/^Now: .*The supplier’s turn$/),
    'Later: Payment',
    'Later: Delivery',
  ]);
});
