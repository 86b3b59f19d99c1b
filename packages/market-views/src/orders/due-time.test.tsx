import { renderScreen } from '@tolk/screen-testing';
import { startedOrder } from '../changes/order-fixture.ts';
import { DueTime } from './due-time.tsx';

function said(order: Partial<typeof startedOrder>) {
  return renderScreen(<DueTime order={{ ...startedOrder, ...order }} />).container.textContent;
}

it('says of work until when it is due, and how long that is while it runs', () => {
  expect(said({})).toMatch(/^Due in [\d,]+ days · .*25 Nov 2126/);
  expect(said({ orderState: 'inAppeal' })).toMatch(/^Due [A-Z][a-z]{2} 25 Nov 2126/);
  expect(said({ turn: null, orderState: 'completed' })).toMatch(/^Due [A-Z][a-z]{2} 25 Nov 2126/);
});

it('says of interpreting when it begins', () => {
  expect(said({ orderType: 'interpretation', turn: null })).toMatch(/^Start: .*20 Nov 2026/);
});
