/**
 * Benchmarks: `npm run bench` runs all sections, `npm run bench -- sockets` those that are named.
 * Figures of time are ratios within one run wherever the target is one; a figure that misses its
 * target is printed as it is and fails nothing, since machines differ.
 */
import { printRows } from './report.ts';
import { browserSection } from './sections/browser.ts';
import { conversations } from './sections/conversations.ts';
import { fairness } from './sections/fairness.ts';
import { instances } from './sections/instances.ts';
import { jobList } from './sections/job-list.ts';
import { orders } from './sections/orders.ts';
import { overhead } from './sections/overhead.ts';
import { paint } from './sections/paint.ts';
import { publicPages } from './sections/public-pages.ts';
import { reconnect } from './sections/reconnect.ts';
import { search } from './sections/search.ts';
import { sockets } from './sections/sockets.ts';
import { timers } from './sections/timers.ts';

const sections = [
  jobList,
  search,
  publicPages,
  overhead,
  instances,
  browserSection,
  paint,
  sockets,
  reconnect,
  conversations,
  orders,
  timers,
  fairness,
];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sections.some((section) => section.name === name));
if (unknown.length > 0) {
  console.error(
    `No section ${unknown.join(', ')}. There are: ${sections.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
for (const section of sections) {
  if (wanted.length > 0 && !wanted.includes(section.name)) continue;
  printRows(section.title, await section.run());
}
