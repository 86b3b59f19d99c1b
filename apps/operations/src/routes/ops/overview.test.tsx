import { screen } from '@testing-library/react';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { Screen } from './overview.tsx';

const waits = { waiting: 2, oldestTime: null, targetTime: null, pace: null, over: 0 };
const day = { registrations: 0, postings: 0, applications: 0, tests: 0, decisions: 0 };

it('a tab that is told of queues made after it shows them beside those it knows', async () => {
  answerCalls({
    '/opsinterface/getOverviewData': {
      queues: [{ kind: 'madeTomorrow', ...waits }],
      workQueues: [
        { queue: 'refundsFailed', ...waits },
        { queue: 'madeTomorrow', ...waits },
      ],
      days: ['2026-11-20', '2026-11-21'].map((on) => ({ day: on, ...day })),
      ownDecisions: [],
    },
  });
  renderScreen(<Screen />, { at: '/ops/overview' });
  expect(await screen.findByRole('link', { name: 'Refunds that failed' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'New: reload the page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'New: reload the page' })).toHaveAttribute(
    'href',
    '/ops/work',
  );
});
