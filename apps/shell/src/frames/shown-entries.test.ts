import { shownEntries } from './shown-entries.ts';

const link = (path: string) => ({ label: { id: path }, path });
const earnings = { label: { id: 'earnings' }, children: [link('/withdraw'), link('/statement')] };
const jobs = { label: { id: 'jobs' }, children: [link('/hall'), link('/records')] };

it('a group keeps what may be opened, and is gone where that is nothing', () => {
  const hidden = new Set(['/withdraw', '/statement', '/records', '/settings']);
  const menu = [link('/overview'), earnings, jobs, link('/settings')];
  expect(shownEntries(menu, ({ path }) => !hidden.has(path))).toEqual([
    link('/overview'),
    { label: { id: 'jobs' }, children: [link('/hall')] },
  ]);
});
