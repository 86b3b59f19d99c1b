import { screen } from '@testing-library/react';
import type { ReviewDetail } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { ComparedFields } from './compared-fields.tsx';

const review: ReviewDetail = {
  reviewId: 'r1',
  kind: 'company',
  status: 'submitted',
  personId: 'p1',
  personName: 'Nordhaus',
  subject: 'Nordhaus Optik GmbH',
  submitTime: '2026-11-20T02:00:00Z',
  decideTime: null,
  decidedBy: null,
  reason: null,
  fields: { companyName: 'Nordhaus Optik GmbH', vatNumber: 'DE811907984' },
  profile: {},
  sameNumber: [{ reviewId: 'r2', companyName: 'Hanse Optik GmbH', number: '811.907.984' }],
  files: [],
  events: [],
  allowedActions: [],
};

it('the review of a company leads to others of its number, as they wrote it', async () => {
  renderScreen(<ComparedFields review={review} />);
  const other = await screen.findByRole('link', { name: 'Hanse Optik GmbH' });
  expect(other).toHaveAttribute('href', '/ops/review?kind=company&reviewId=r2');
  expect(screen.getByText('811.907.984')).toBeVisible();
});

it('a company alone with its number is told nothing of it', async () => {
  renderScreen(<ComparedFields review={{ ...review, sameNumber: [] }} />);
  expect(await screen.findByText('DE811907984')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
