import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewDetail } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { answerCalls, Refusal, renderScreen } from '@tolk/screen-testing';
import { submittedReview } from './review-fixture.ts';
import { ReviewView } from './review-view.tsx';

const conflict = new Refusal(errorCodes.conflict, { data: { allowedActions: [] } });

const review: ReviewDetail = {
  ...submittedReview,
  certificateFields: { whFieldIds: ['law'], provenFieldIds: [] },
};

function show(first: ReviewDetail) {
  const answers: Record<string, unknown> = {
    '/opsinterface/getReviewDetail': first,
    '/opsinterface/getReviewList': { total: 0, list: [] },
    '/opsinterface/decideReview': conflict,
    '/opsinterface/setProvenFields': conflict,
  };
  const asked = answerCalls(answers);
  renderScreen(<ReviewView kind={first.kind} reviewId={first.reviewId} />);
  const bodies = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);
  return { answers, bodies };
}

it('fields that a colleague corrected meanwhile are shown as they stand, with what to do', async () => {
  const certified: ReviewDetail = {
    ...review,
    status: 'certified',
    certificateFields: { whFieldIds: [], provenFieldIds: ['law'] },
    allowedActions: [],
  };
  const { answers } = show(certified);
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the fields…' }));
  answers['/opsinterface/getReviewDetail'] = {
    ...certified,
    certificateFields: { whFieldIds: [], provenFieldIds: ['games'] },
  };
  await userEvent.click(screen.getByRole('combobox', { name: /^Fields that it proves/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Insurance' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^A colleague has changed this certificate in the meantime\. Your correction was not saved:/,
  );
  expect(await screen.findByText('Games')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('what is submitted again while it stands open is decided only after it was looked at', async () => {
  const { answers, bodies } = show(review);
  await userEvent.click(await screen.findByRole('button', { name: 'Certify…' }));
  // Another submission takes its place on the screen, as after a lost connection.
  answers['/opsinterface/getReviewDetail'] = { ...review, submitTime: '2026-11-20T03:00:00Z' };
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(bodies('/opsinterface/getReviewDetail')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Certify' }));
  expect(await screen.findByText(/^This was submitted again after you opened it\./)).toBeVisible();
  answers['/opsinterface/decideReview'] = { ...review, status: 'certified', allowedActions: [] };
  await userEvent.click(screen.getByRole('button', { name: 'Certify…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Certify' }));
  await waitFor(() =>
    expect(bodies('/opsinterface/decideReview')).toMatchObject([
      { submitTime: '2026-11-20T02:00:00Z' },
      { submitTime: '2026-11-20T03:00:00Z' },
    ]),
  );
});

it('a case that a colleague decided first says so', async () => {
  show(review);
  await userEvent.click(await screen.findByRole('button', { name: 'Certify…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Certify' }));
  expect(await screen.findByText(/^A colleague has already decided this case\./)).toBeVisible();
});
