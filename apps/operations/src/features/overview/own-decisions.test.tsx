import { screen, within } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { OwnDecisions } from './own-decisions.tsx';

it('a decision says whose papers it was about', () => {
  renderScreen(
    <OwnDecisions
      decisions={[
        {
          auditId: 'a1',
          staffName: 'He Jing',
          role: 'reviewer',
          action: 'decideReview',
          subject: 'company',
          subjectId: 'c1',
          subjectName: 'Lin Yan',
          details: { decision: 'certify', personId: 'p1' },
          address: '127.0.0.1',
          time: '2026-11-21T08:00:00Z',
        },
      ]}
    />,
  );
  const decision = within(screen.getByRole('listitem'));
  expect(decision.getByText('Certified')).toBeVisible();
  expect(decision.getByRole('link', { name: 'Company verification · Lin Yan' })).toHaveAttribute(
    'href',
    '/ops/review?kind=company&reviewId=c1',
  );
});
