import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@tolk/screen-testing';
import { RulingDialog, type Ruled } from './ruling-dialog.tsx';

const story = {
  appeal: {
    projectOrderAppealId: '0192a7c0-0000-7000-8000-000000000001',
    amountOfMoney: 1_800_00,
    commissionXQ: 54_00,
    commission: 0,
    currency: 'CNY',
  },
  // An order in milestones, one of which is disputed.
  order: { amountOfMoney: 9_000_00, commissionXQ: 270_00, commission: 0, currency: 'CNY' },
} as const;

function show() {
  const ruled: Ruled[] = [];
  renderScreen(
    <RulingDialog
      story={story}
      decides="rule"
      onRule={async (one) => void ruled.push(one)}
      onClose={() => undefined}
    />,
  );
  return ruled;
}

// What one test chose is the draft of the next one otherwise.
beforeEach(() => sessionStorage.clear());

const choose = (outcome: string) => userEvent.click(screen.getByRole('radio', { name: outcome }));
const ready = (sentence: string) => screen.queryByRole('button', { name: sentence });
const late = 'The work was not delivered by the agreed time.';

it('grounds take ready sentences in both languages below what was typed', async () => {
  const ruled = show();
  await choose('All back to the client');
  await userEvent.type(screen.getByRole('textbox', { name: /^Grounds/ }), 'Nothing came.');
  await userEvent.click(screen.getByRole('button', { name: late }));
  await userEvent.click(screen.getByRole('button', { name: 'Rule' }));
  expect(ruled).toEqual([
    {
      outcome: 'refund',
      text: `Nothing came.\n译员未在约定时间内交付。\n${late}`,
      fileIds: [],
    },
  ]);
});

it('the ready sentences are those of the chosen outcome', async () => {
  show();
  expect(ready(late)).toBeNull();
  await choose('All back to the client');
  expect(ready(late)).toBeVisible();
  await choose('All to the supplier');
  expect(ready(late)).toBeNull();
  expect(ready('The work was delivered on time and as agreed in the order.')).toBeVisible();
});

it('shows the money that is disputed, not that of the whole order', async () => {
  show();
  await choose('All back to the client');
  expect(screen.getByText('¥ 1,854.00 CNY')).toBeVisible();
});
