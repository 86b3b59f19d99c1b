import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDetail } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ChangeBanner } from './change-banner.tsx';
import { booked, bookedAhead, claim, moreWork, move, startedOrder } from './order-fixture.ts';

const allowed = (...actions: OrderDetail['allowedActions'][number]['action'][]) =>
  actions.map((action) => ({ action, enabled: true }));
const answers = allowed('agreeChange', 'counterChange', 'declineChange');
const waiting = { ...startedOrder, changes: [moreWork], allowedActions: answers };
const banner = () => screen.getByRole('region', { name: /change/ });
const buttons = () => within(banner()).queryAllByRole('button');
const names = () => buttons().map(({ textContent }) => textContent);

beforeEach(() => setLanguage('en'));

it('is not there while nothing is pending', () => {
  const changes = [{ ...moreWork, status: 'declined' as const }];
  renderScreen(<ChangeBanner order={{ ...startedOrder, changes }} viewer="client" />);
  expect(screen.queryByText(/change to this order/)).toBeNull();
});

it('tells the client what changes and what it costs, and asks for an answer', () => {
  renderScreen(<ChangeBanner order={waiting} viewer="client" />);
  expect(banner()).toHaveTextContent('The supplier proposes a change to this order');
  expect(banner()).toHaveTextContent('“Two annexes came on top.”');
  expect(banner()).toHaveTextContent('12 thousand characters → 15 thousand characters');
  expect(banner()).toHaveTextContent('You pay ¥ 463.50 CNY more, including the service fee.');
  expect(names()).toEqual(['Agree to the change', 'Make a counter-proposal', 'Decline the change']);
});

it('tells the supplier what they would earn, and nothing of the client’s fee', () => {
  const changes = [{ ...moreWork, by: 'client' as const }];
  renderScreen(<ChangeBanner order={{ ...waiting, changes }} viewer="supplier" />);
  expect(banner()).toHaveTextContent('The client proposes a change to this order');
  expect(banner()).toHaveTextContent('You earn¥ 1,800.00 CNY → ¥ 2,250.00 CNY');
  expect(banner()).not.toHaveTextContent('463.50');
});

it('leaves who proposed it to take it back', () => {
  const order = { ...waiting, allowedActions: allowed('withdrawChange') };
  renderScreen(<ChangeBanner order={order} viewer="supplier" />);
  expect(banner()).toHaveTextContent('You proposed a change to this order');
  expect(names()).toEqual(['Withdraw the change']);
});

it('after agreeing to what costs more the client goes on to pay', async () => {
  const asked = answerCalls({ '/clientinterface/answerChange': waiting });
  let paying = 0;
  const onPay = () => void (paying += 1);
  const { rerender } = renderScreen(<ChangeBanner order={waiting} viewer="client" onPay={onPay} />);
  await userEvent.click(screen.getByRole('button', { name: 'Agree to the change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agree to this change?' });
  expect(dialog).toHaveTextContent('It lapses if that does not happen within 48 hours.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Agree and go to payment' }));
  expect(await screen.findByText(/You have both agreed\. The change applies once/)).toBeVisible();
  expect(asked).toEqual([
    {
      path: '/clientinterface/answerChange',
      body: { projectOrderId: waiting.projectOrderId, version: 3, agree: true },
    },
  ]);
  // The order does not say yet that something is due.
  expect(paying).toBe(0);
  const changes = [{ ...moreWork, status: 'unpaid' as const }];
  rerender(<ChangeBanner order={{ ...waiting, changes }} viewer="client" onPay={onPay} />);
  expect(paying).toBe(1);
});

it('once agreed on has a time to pay for the client, and nothing to do for the supplier', () => {
  const changes = [
    { ...moreWork, status: 'unpaid' as const, payUntil: '2126-11-27T08:00:00.000Z' },
  ];
  const client = { ...waiting, changes, allowedActions: allowed('payChange', 'withdrawChange') };
  const { unmount } = renderScreen(
    <ChangeBanner order={client} viewer="client" onPay={() => undefined} />,
  );
  expect(banner()).toHaveTextContent(/To be paid by .+, or the change lapses/);
  expect(names()).toEqual(['Pay the difference', 'Withdraw the change']);
  unmount();
  const supplier = {
    ...client,
    allowedActions: [{ action: 'withdrawChange' as const, enabled: false, reason: 'Agreed.' }],
  };
  renderScreen(<ChangeBanner order={supplier} viewer="supplier" />);
  expect(names()).toEqual([]);
});

it('declines with a reason, if one is given', async () => {
  const asked = answerCalls({ '/clientinterface/answerChange': startedOrder });
  renderScreen(<ChangeBanner order={waiting} viewer="client" />);
  await userEvent.click(screen.getByRole('button', { name: 'Decline the change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline this change?' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'It was agreed.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline the change' }));
  await screen.findByText('The change was declined, and the order continues as agreed.');
  expect(asked[0]?.body).toEqual({
    projectOrderId: waiting.projectOrderId,
    version: 3,
    agree: false,
    reason: 'It was agreed.',
  });
});

it('says of a claim of overtime how long it took and what it costs', async () => {
  const order = { ...booked, changes: [claim], allowedActions: answers };
  renderScreen(<ChangeBanner order={order} viewer="client" />);
  const shown = screen.getByRole('region', { name: 'The supplier claims overtime' });
  expect(shown).toHaveTextContent('Overtimeas booked → 40 minutes longer');
  expect(shown).toHaveTextContent('Price in all¥ 900.00 CNY → ¥ 1,200.00 CNY');
  expect(shown).toHaveTextContent('You pay ¥ 309.00 CNY more, including the service fee.');
  await userEvent.click(within(shown).getByRole('button', { name: 'Make a counter-proposal' }));
  expect(await screen.findByRole('textbox', { name: /^Minutes of overtime/ })).toHaveValue('40');
});

it('shows where bookings move to, until when that can be agreed to, and what stays due', async () => {
  const asked = answerCalls({
    '/supinterface/getOrderClashes': [{ ...move.after.bookings?.[0], kinds: ['booked'] }],
    '/supinterface/answerChange': bookedAhead,
  });
  const order = { ...bookedAhead, changes: [move], allowedActions: answers };
  renderScreen(<ChangeBanner order={order} viewer="supplier" />);
  expect(screen.getByText('Booking', { selector: 'dt' }).nextSibling).toHaveTextContent(
    /20.* → .*21/,
  );
  expect(screen.getByText('Place', { selector: 'dt' }).nextSibling).toHaveTextContent(
    'Hall 3 → Hall 7',
  );
  expect(banner()).toHaveTextContent(/Answer by .*, before a booking begins/);
  expect(banner()).toHaveTextContent('at least 50% of the price stays due');
  await userEvent.click(screen.getByRole('button', { name: 'Agree to the change' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Agree, I can do both' }));
  await screen.findByText('The new terms apply from now on.');
  const answer = asked.find(({ path }) => path.endsWith('answerChange'));
  expect(answer?.body).toMatchObject({ agree: true, bookedTwice: true });
});
