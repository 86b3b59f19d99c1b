import { journeysThat, whyJourneysFailed, type Report } from './journey-report.ts';

const report: Report = {
  stats: { expected: 1, skipped: 0 },
  errors: [],
  suites: [
    {
      title: 'site/guard.spec.ts',
      specs: [
        {
          title: 'a guest is led to the login',
          tests: [
            {
              projectName: 'English desktop',
              status: 'flaky',
              results: [{ error: { message: 'No login.' } }, {}],
            },
            { projectName: 'Chinese phone', status: 'expected', results: [{}] },
          ],
        },
      ],
      suites: [
        {
          title: 'a member',
          specs: [
            {
              title: 'comes back after it',
              tests: [{ projectName: 'English desktop', status: 'unexpected', results: [] }],
            },
          ],
        },
      ],
    },
  ],
};

it.each([
  ['flaky', 'e2e/journeys/site/guard.spec.ts › a guest is led to the login [English desktop]'],
  ['unexpected', 'e2e/journeys/site/guard.spec.ts › comes back after it [English desktop]'],
] as const)('journeys that are %s are named with their project', (status, name) => {
  expect(journeysThat(status, report)).toEqual([name]);
});

it('what a journey said when it failed first stands beside its name', () => {
  expect(whyJourneysFailed(report)).toEqual({
    'e2e/journeys/site/guard.spec.ts › a guest is led to the login [English desktop]': 'No login.',
  });
});
