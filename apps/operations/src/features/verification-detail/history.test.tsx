import { screen } from '@testing-library/react';
import type { ReviewDetail } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { History } from './history.tsx';
import { submittedReview } from './review-fixture.ts';

const certified: ReviewDetail = {
  ...submittedReview,
  status: 'certified',
  events: [
    { action: 'submit', by: null, reason: '', time: '2026-11-20T02:00:00Z' },
    {
      action: 'certify',
      by: 'Wen Jiayi',
      reason: '',
      time: '2026-11-20T03:00:00Z',
      provenFieldIds: ['law'],
    },
    { action: 'revoke', by: 'Wen Jiayi', reason: 'Taken back.', time: '2026-11-22T03:00:00Z' },
  ],
  allowedActions: [],
};

const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

it('tells steps and corrected fields in one row, the newest first', () => {
  const correction = {
    by: 'Bo Ek',
    provenFieldIds: ['games', 'law'],
    time: '2026-11-21T03:00:00Z',
  };
  const certificateFields = {
    whFieldIds: ['law'],
    provenFieldIds: ['law', 'games'],
    corrections: [correction],
  };
  renderScreen(<History review={{ ...certified, certificateFields }} />);
  expect(said()).toEqual([
    expect.stringMatching(/Revoked · Wen Jiayi.*Taken back\./),
    expect.stringMatching(/Fields corrected · Bo Ek.*Law and contracts; Games/),
    expect.stringMatching(/Certified · Wen Jiayi.*Law and contracts/),
    expect.stringMatching(/Submitted · the person/),
  ]);
});

it('is the same where nothing is said of corrections', () => {
  renderScreen(<History review={certified} />);
  expect(said()).toHaveLength(3);
});
