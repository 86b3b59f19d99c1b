import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Identity } from '@tolk/domain';
import type { OrderDetail } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ChangeDialog } from './change-dialog.tsx';
import { MoreTimeDialog } from './more-time-dialog.tsx';
import { booked, claim, moreWork, startedOrder } from './order-fixture.ts';
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
  expect(screen.getByText('Change the due time, the workload or the price.')).toBeVisible();
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
