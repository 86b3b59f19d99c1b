import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewDetail } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { useOfferedKeys } from '../../keys/decision-keys.ts';
import { Keys } from '../../keys/keys.tsx';
import { DecisionPart } from './decision.tsx';
import { submittedReview } from './review-fixture.ts';
import { useDecision } from './use-decision.ts';

function Part({ review }: { review: ReviewDetail }) {
  return (
    <>
      <Keys keys={useOfferedKeys()} />
      <DecisionPart review={review} decision={useDecision(review)} />
    </>
  );
}

const submitted: ReviewDetail = {
  ...submittedReview,
  kind: 'realName',
  subject: 'idCard',
  allowedActions: [
    { action: 'certify', enabled: true },
    { action: 'refuse', enabled: true },
    { action: 'askAgain', enabled: true },
  ],
};

const nothingNext = { '/opsinterface/getReviewList': { total: 0, list: [] } };

it('decides on what was looked at, not on what was submitted since', async () => {
  const asked = answerCalls({ ...nothingNext, '/opsinterface/decideReview': submitted });
  renderScreen(<Part review={submitted} />);
  await userEvent.click(screen.getByRole('button', { name: 'Certify' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/opsinterface/decideReview',
      body: {
        kind: 'realName',
        reviewId: 'r1',
        decision: 'certify',
        reason: '',
        submitTime: '2026-11-20T02:00:00Z',
      },
    }),
  );
});

it('the way out stands last, and refusing by its key asks for a reason first', async () => {
  const asked = answerCalls(nothingNext);
  renderScreen(<Part review={submitted} />);
  const decision = within(screen.getByRole('region', { name: 'Decision' }));
  const labels = decision.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Ask for more…', 'Refuse…', 'Certify']);
  await userEvent.keyboard('r');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(asked.some(({ path }) => path.endsWith('decideReview'))).toBe(false);
});

it.each([
  ['draft', 'More information was requested; no reply yet.'],
  ['refused', 'Nothing to decide until the person submits it again.'],
] as const)('with nothing to decide, %s is explained', (status, words) => {
  answerCalls(nothingNext);
  renderScreen(<Part review={{ ...submitted, status, allowedActions: [] }} />);
  expect(screen.getByText(words)).toBeVisible();
});

describe('certifying a certificate', () => {
  const review: ReviewDetail = {
    ...submittedReview,
    allowedActions: submitted.allowedActions,
    certificateFields: { whFieldIds: ['law', 'games'], provenFieldIds: [] },
  };
  const decided = () => {
    const asked = answerCalls({ ...nothingNext, '/opsinterface/decideReview': review });
    return () => asked.filter(({ path }) => path === '/opsinterface/decideReview');
  };

  it('confirms the fields that the supplier named, once staff has looked at them', async () => {
    const sent = decided();
    renderScreen(<Part review={review} />);
    await userEvent.keyboard('a');
    const dialog = within(screen.getByRole('dialog', { name: 'Certify the certificate' }));
    expect(sent()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Certify' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { body: { decision: 'certify', reason: '', provenFieldIds: ['law', 'games'] } },
      ]),
    );
  });

  it('takes other fields than the supplier named', async () => {
    const sent = decided();
    renderScreen(<Part review={review} />);
    await userEvent.click(screen.getByRole('button', { name: 'Certify…' }));
    await userEvent.click(screen.getByRole('combobox', { name: /^Fields that it proves/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Games' }));
    await userEvent.click(screen.getByRole('option', { name: 'Insurance' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Certify' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ body: { provenFieldIds: ['law', 'insurance'] } }]),
    );
  });
});
