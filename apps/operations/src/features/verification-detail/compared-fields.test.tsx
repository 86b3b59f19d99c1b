import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewDetail } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ComparedFields } from './compared-fields.tsx';
import { submittedReview } from './review-fixture.ts';

const review: ReviewDetail = {
  ...submittedReview,
  kind: 'company',
  personName: 'Nordhaus',
  subject: 'Nordhaus Optik GmbH',
  fields: { companyName: 'Nordhaus Optik GmbH', vatNumber: 'DE811907984' },
  sameNumber: [{ reviewId: 'r2', companyName: 'Hanse Optik GmbH', number: '811.907.984' }],
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

describe('the review of a certificate', () => {
  const certificateFields = { whFieldIds: ['law', 'games'], provenFieldIds: ['insurance'] };
  const certificate = { ...review, kind: 'translatorCertificate', fields: {} } as const;
  const path = '/opsinterface/setProvenFields';

  it('says which fields it is to prove', async () => {
    renderScreen(<ComparedFields review={{ ...certificate, certificateFields }} />);
    expect(await screen.findByText('Law and contracts; Games')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Correct the fields…' })).toBeNull();
  });

  it('says once it is certified which were confirmed, and lets them be corrected', async () => {
    const certified = { ...certificate, status: 'certified', certificateFields } as const;
    const asked = answerCalls({ [path]: certified });
    renderScreen(<ComparedFields review={certified} />);
    expect(await screen.findByText('Insurance')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Correct the fields…' }));
    await userEvent.click(screen.getByRole('combobox', { name: /^Fields that it proves/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Games' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toContainEqual({
      path,
      body: {
        reviewId: 'r1',
        provenFieldIds: ['insurance', 'games'],
        seenProvenFieldIds: ['insurance'],
      },
    });
  });

  it('says that there is nothing to save until a field differs', async () => {
    const certified = { ...certificate, status: 'certified', certificateFields } as const;
    const asked = answerCalls({ [path]: certified });
    renderScreen(<ComparedFields review={certified} />);
    await userEvent.click(screen.getByRole('button', { name: 'Correct the fields…' }));
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAccessibleDescription('Available once you have changed the fields.');
    await userEvent.click(save);
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('combobox', { name: /^Fields that it proves/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Games' }));
    expect(save).not.toHaveAttribute('aria-disabled');
    await userEvent.click(screen.getByRole('option', { name: 'Games' }));
    expect(save).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows a confirmed field that is no longer offered, keeps it, and lets it go by hand', async () => {
    const certified: ReviewDetail = {
      ...certificate,
      status: 'certified',
      certificateFields: { whFieldIds: [], provenFieldIds: ['heraldry', 'law'] },
    };
    const asked = answerCalls({ [path]: certified });
    renderScreen(<ComparedFields review={certified} />);
    await userEvent.click(screen.getByRole('button', { name: 'Correct the fields…' }));
    expect(screen.getByRole('button', { name: 'heraldry' })).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: /^Fields that it proves/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Law and contracts' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toMatchObject([{ path, body: { provenFieldIds: ['heraldry'] } }]);
  });
});
