import { journeysThat, type Report } from './journey-report.ts';

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
            { projectName: 'English desktop', status: 'flaky' },
            { projectName: 'Chinese phone', status: 'expected' },
          ],
        },
      ],
      suites: [
        {
          title: 'a member',
          specs: [
            {
              title: 'comes back after it',
              tests: [{ projectName: 'English desktop', status: 'unexpected' }],
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
