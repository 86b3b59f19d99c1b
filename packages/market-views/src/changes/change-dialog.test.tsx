import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Identity } from '@tolk/domain';
import type { OrderChange, OrderDetail } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, Refusal, renderScreen } from '@tolk/screen-testing';
import { ChangeDialog } from './change-dialog.tsx';
import { MoreTimeDialog } from './more-time-dialog.tsx';
import {
  booked,
  bookedAhead,
  claim,
  inMilestones,
  moreWork,
  move,
  startedOrder,
} from './order-fixture.ts';
import { OvertimeDialog } from './overtime-dialog.tsx';

beforeEach(async () => {
  await setLanguage('en');
  sessionStorage.clear();
  localStorage.clear();
});

function show(viewer: Identity, order: OrderDetail = startedOrder) {
  renderScreen(<ChangeDialog order={order} viewer={viewer} onClose={() => undefined} />);
}

async function fill(name: RegExp, text: string) {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  // All at once: the form is rendered anew after each key.
  await userEvent.paste(text);
}

it('shows the client live what another workload costs', async () => {
  show('client');
  expect(screen.getByText('Change at least one of the terms above, or add files.')).toBeVisible();
  await fill(/^Workload/, '15');
  expect(screen.getByText('You pay', { selector: 'dt' }).nextSibling).toHaveTextContent(
    '¥ 1,854.00 CNY → ¥ 2,317.50 CNY',
  );
  expect(screen.getByRole('status')).toHaveTextContent('You pay ¥ 463.50 CNY more');
  await fill(/^Workload/, '6');
  expect(screen.getByRole('status')).toHaveTextContent('You get ¥ 927.00 CNY back');
});

it('takes files from clients alone', () => {
  show('supplier');
  expect(screen.queryByText('Additional files')).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Rate/ })).toBeVisible();
});

it('sends the terms as they would be', async () => {
  const asked = answerCalls({ '/supinterface/proposeChange': startedOrder });
  show('supplier');
  await fill(/^Rate/, '160');
  await fill(/^Reason/, 'The annexes are handwritten.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the proposal' }));
  await screen.findByText(/Your proposal has been sent\./);
  expect(asked).toEqual([
    {
      path: '/supinterface/proposeChange',
      body: {
        projectOrderId: startedOrder.projectOrderId,
        version: 3,
        deliverTime: '2126-11-25T08:00:00.000Z',
        workload: 12,
        unitPrice: 160_00,
        reason: 'The annexes are handwritten.',
      },
    },
  ]);
});

it('answers a proposal with another one, beginning with what was proposed', async () => {
  const asked = answerCalls({ '/clientinterface/counterChange': startedOrder });
  show('client', { ...startedOrder, changes: [moreWork] });
  expect(screen.getByRole('dialog', { name: 'Make a counter-proposal' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Workload/ })).toHaveValue('15');
  await fill(/^Workload/, '14');
  await fill(/^Reason/, 'One annex is short.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the proposal' }));
  await screen.findByText(/Your proposal has been sent\./);
  expect(asked[0]).toMatchObject({
    path: '/clientinterface/counterChange',
    body: { workload: 14, unitPrice: 150_00 },
  });
});

it('more time takes a date and a reason, a day later unless said otherwise', async () => {
  const asked = answerCalls({ '/supinterface/proposeChange': startedOrder });
  renderScreen(<MoreTimeDialog order={startedOrder} viewer="supplier" onClose={() => undefined} />);
  await fill(/^Reason/, 'I was ill.');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for more time' }));
  await screen.findByText(/Your proposal has been sent\./);
  expect(asked[0]?.body).toEqual({
    projectOrderId: startedOrder.projectOrderId,
    version: 3,
    deliverTime: '2126-11-26T08:00:00.000Z',
    reason: 'I was ill.',
  });
});

describe('overtime', () => {
  const minutes = () => screen.getByRole('textbox', { name: /^Minutes of overtime/ });

  it('is claimed by the half hour that was begun, with what it comes to', async () => {
    const asked = answerCalls({ '/supinterface/proposeChange': booked });
    renderScreen(<OvertimeDialog order={booked} viewer="supplier" onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: 'Claim overtime' })).toHaveTextContent(
      'The order pays ¥ 150.00 CNY for each 30 minutes begun',
    );
    await fill(/^Minutes of overtime/, '40');
    expect(screen.getByText('You earn', { selector: 'dt' }).nextSibling).toHaveTextContent(
      '¥ 900.00 CNY → ¥ 1,200.00 CNY',
    );
    await fill(/^Reason/, 'The last speaker went on.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the proposal' }));
    await screen.findByText(/Your proposal has been sent\./);
    expect(asked[0]?.body).toEqual({
      projectOrderId: booked.projectOrderId,
      version: 3,
      overtime: [{ startTime: '2020-11-20T01:00:00.000Z', minutes: 40 }],
      reason: 'The last speaker went on.',
    });
  });

  it('that is claimed is answered with other minutes', async () => {
    const order = { ...booked, changes: [claim] };
    renderScreen(<OvertimeDialog order={order} viewer="client" onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: 'Make a counter-proposal' })).toBeVisible();
    expect(screen.getByText('“The last speaker went on.”')).toBeVisible();
    expect(minutes()).toHaveValue('40');
    expect(screen.getByText('Overtime pay', { selector: 'dt' }).nextSibling).toHaveTextContent(
      '0 × ¥ 150.00 CNY → 2 × ¥ 150.00 CNY',
    );
    await fill(/^Minutes of overtime/, '30');
    // One half hour: 150.00, and 4.50 of the fee.
    expect(screen.getByRole('status')).toHaveTextContent('You pay ¥ 154.50 CNY more');
  });
});

describe('bookings', () => {
  const send = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));

  it('are proposed with their place, and what they change stands beside it', async () => {
    const asked = answerCalls({
      '/clientinterface/proposeChange': bookedAhead,
      '/clientinterface/getBookingClashes': [],
    });
    show('client', bookedAhead);
    expect(screen.getByText('Change at least one of the terms above, or add files.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add a booking on the next day' }));
    expect(screen.getByText('Booking 2', { selector: 'dt' }).nextSibling).toHaveTextContent(
      /^New:/,
    );
    expect(screen.getByText(/at least 50% of the price stays due/)).toBeVisible();
    await fill(/^Address/, 'Hall 7');
    await fill(/^Reason/, 'A day more.');
    await send();
    await screen.findByText(/Your proposal has been sent\./);
    expect(asked.find(({ path }) => path.endsWith('proposeChange'))?.body).toEqual({
      projectOrderId: bookedAhead.projectOrderId,
      version: 3,
      workload: 6,
      unitPrice: 200_00,
      bookings: [
        ...bookedAhead.bookings,
        { startTime: '2126-11-21T01:00:00.000Z', endTime: '2126-11-21T04:00:00.000Z' },
      ],
      bookingPlace: 'Hall 7',
      reason: 'A day more.',
    });
  });

  it('that are removed or added change the workload, until somebody types another', async () => {
    answerCalls({ '/clientinterface/getBookingClashes': [] });
    const [first] = bookedAhead.bookings;
    const bookings = [21, 22].map((day) => ({
      startTime: `2126-11-${day}T01:00:00.000Z`,
      endTime: `2126-11-${day}T04:00:00.000Z`,
    }));
    show('client', {
      ...bookedAhead,
      workload: 9,
      bookings: [...(first ? [first] : []), ...bookings],
    });
    const workload = screen.getByRole('textbox', { name: /^Workload/ });
    await userEvent.click(screen.getByRole('button', { name: 'Remove booking 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove booking 2' }));
    expect(workload).toHaveValue('3');
    expect(screen.getByText('Workload', { selector: 'dt' }).nextSibling).toHaveTextContent(
      '9 hours → 3 hours',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add a booking on the next day' }));
    expect(workload).toHaveValue('6');
    await fill(/^Workload/, '5');
    await userEvent.click(screen.getByRole('button', { name: 'Remove booking 2' }));
    expect(workload).toHaveValue('5');
  });

  it('leave a workload that was agreed on otherwise as it is', async () => {
    answerCalls({ '/clientinterface/getBookingClashes': [] });
    show('client', { ...bookedAhead, workload: 7 });
    await userEvent.click(screen.getByRole('button', { name: 'Add a booking on the next day' }));
    expect(screen.getByRole('textbox', { name: /^Workload/ })).toHaveValue('7');
  });

  it('that have begun stand in the row by their number, and say why they stay', () => {
    answerCalls({ '/clientinterface/getBookingClashes': [] });
    const begun = { startTime: '2026-11-20T01:00:00.000Z', endTime: '2026-11-20T04:00:00.000Z' };
    show('client', { ...bookedAhead, bookings: [begun, ...bookedAhead.bookings] });
    const first = within(screen.getByRole('group', { name: 'Booking 1' }));
    expect(first.getByText('Booking 1')).toBeVisible();
    expect(first.getByText('It has begun or is about to, so it can’t be changed.')).toBeVisible();
    const second = within(screen.getByRole('group', { name: 'Booking 2' }));
    expect(second.queryByText(/can’t be changed/)).toBeNull();
    expect(second.getByRole('button', { name: 'Remove booking 2' })).toBeVisible();
  });

  it('keep breaks that were proposed, and can’t be left without those that were agreed on', async () => {
    const asked = answerCalls({
      '/clientinterface/counterChange': bookedAhead,
      '/clientinterface/getBookingClashes': [],
    });
    const breaks = { minutes: 60, meals: 'client' } as const;
    const proposed: OrderChange = {
      ...moreWork,
      before: { ...move.before, breaks },
      after: { ...move.after, breaks: { minutes: 0, meals: 'none' } },
    };
    show('client', { ...bookedAhead, breaks, changes: [proposed] });
    expect(screen.getByText('Breaks and meals', { selector: 'dt' }).nextSibling).toHaveTextContent(
      'No breaks',
    );
    await fill(/^Breaks a day/, '');
    expect(screen.getByText('Breaks and meals', { selector: 'dt' }).nextSibling).toHaveTextContent(
      'No breaks',
    );
    await fill(/^Reason/, 'Another hall.');
    await fill(/^Address/, 'Hall 9');
    await send();
    expect(
      await screen.findByText('Breaks can be changed, not taken out. Enter 0 for none.'),
    ).toBeVisible();
    await fill(/^Breaks a day/, '0');
    await send();
    await screen.findByText(/Your proposal has been sent\./);
    const { body } = asked.find(({ path }) => path.endsWith('counterChange')) ?? {};
    expect(body).toMatchObject({ bookingPlace: 'Hall 9' });
    expect(body).not.toHaveProperty('breaks');
  });

  it('leave some time to interpret in beside the breaks', async () => {
    answerCalls({ '/clientinterface/getBookingClashes': [] });
    // Three hours are booked.
    const breaks = { minutes: 60, meals: 'client' } as const;
    show('client', { ...bookedAhead, breaks });
    await fill(/^Breaks a day/, '180');
    await fill(/^Reason/, 'Longer talks.');
    await send();
    expect(
      await screen.findByText('Breaks must be shorter than the time booked on each day.'),
    ).toBeVisible();
  });

  it('shows what is refused of breaks at their field', async () => {
    const said = 'Breaks of this day must be shorter.';
    answerCalls({
      '/clientinterface/getBookingClashes': [],
      '/clientinterface/proposeChange': new Refusal(422, { data: { fields: { breaks: said } } }),
    });
    show('client', { ...bookedAhead, breaks: { minutes: 60, meals: 'client' } });
    await fill(/^Address/, 'Hall 7');
    await fill(/^Breaks a day/, '90');
    await fill(/^Reason/, 'Longer talks.');
    await send();
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Breaks a day/ })).toHaveAccessibleDescription(
      expect.stringContaining(said),
    );
  });

  it('with breaks that were agreed on before they had to be shorter can change otherwise', async () => {
    answerCalls({
      '/clientinterface/proposeChange': bookedAhead,
      '/clientinterface/getBookingClashes': [],
    });
    show('client', { ...bookedAhead, breaks: { minutes: 240, meals: 'client' } });
    await fill(/^Address/, 'Hall 7');
    await fill(/^Reason/, 'Another hall.');
    await send();
    expect(await screen.findByText(/Your proposal has been sent\./)).toBeVisible();
  });

  it('that are refused together say why', async () => {
    const fields = { bookings: 'Bookings must not overlap.' };
    answerCalls({
      '/clientinterface/getBookingClashes': [],
      '/clientinterface/proposeChange': new Refusal(422, { data: { fields } }),
    });
    show('client', bookedAhead);
    await userEvent.click(screen.getByRole('button', { name: 'Add a booking on the next day' }));
    await fill(/^Address/, 'Hall 7');
    await fill(/^Reason/, 'A day more.');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(fields.bookings);
  });

  it('that are over are shown and can’t be moved', () => {
    show('supplier', booked);
    expect(screen.getByRole('group', { name: 'Booking 1' })).toBeVisible();
    expect(screen.queryByRole('group', { name: /Booking 1 starts/ })).toBeNull();
  });

  it('at a time when the interpreter is booked are proposed by them with a word of theirs', async () => {
    const asked = answerCalls({
      '/supinterface/counterChange': bookedAhead,
      '/supinterface/getOrderClashes': [{ ...move.after.bookings?.[0], kinds: ['booked'] }],
    });
    show('supplier', { ...bookedAhead, changes: [move] });
    await screen.findByText('you have another booking then');
    await fill(/^Workload/, '4');
    await fill(/^Reason/, 'An hour more.');
    await userEvent.click(await screen.findByRole('button', { name: 'Send, I can do both' }));
    await screen.findByText(/Your proposal has been sent\./);
    expect(asked.find(({ path }) => path.endsWith('counterChange'))?.body).toMatchObject({
      workload: 4,
      bookedTwice: true,
    });
  });
});

it('later milestones get other prices, which the order follows and nobody pays yet', async () => {
  const asked = answerCalls({ '/clientinterface/proposeChange': inMilestones });
  show('client', inMilestones);
  await fill(/^Price of milestone 2/, '1300');
  expect(
    screen.getByText('Part 2', { selector: 'dt *' }).closest('dt')?.nextSibling,
  ).toHaveTextContent('¥ 1,200.00 CNY → ¥ 1,300.00 CNY');
  expect(screen.queryByText(/You pay .* more/)).toBeNull();
  await fill(/^Reason/, 'The annexes grew.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the proposal' }));
  await screen.findByText(/Your proposal has been sent\./);
  expect(asked[0]?.body).toEqual({
    projectOrderId: inMilestones.projectOrderId,
    version: 3,
    deliverTime: '2126-11-25T08:00:00.000Z',
    workload: 12,
    milestones: [
      {
        milestoneId: 'Part 2',
        milestoneName: 'Part 2',
        deliverTime: '2126-11-25T08:00:00.000Z',
        amountOfMoney: 1_300_00,
      },
    ],
    reason: 'The annexes grew.',
  });
});

it('an address is not kept as the link of a meeting, and comes back with the place', async () => {
  show('client', { ...bookedAhead, bookingPlace: 'Hall 3' });
  await userEvent.click(screen.getByRole('radio', { name: 'Remote' }));
  expect(screen.getByRole('textbox', { name: /^Meeting link/ })).toHaveValue('');
  await userEvent.click(screen.getByRole('radio', { name: 'On site' }));
  expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue('Hall 3');
});

it('of travel that goes back no fee is said to come with it', async () => {
  show('client', { ...bookedAhead, bookingPlace: 'Hall 3' });
  await userEvent.click(screen.getByRole('radio', { name: 'Remote' }));
  expect(screen.getByText(/^You get/)).toHaveTextContent(/^You get ¥ 300\.00 CNY back\.$/);
});
