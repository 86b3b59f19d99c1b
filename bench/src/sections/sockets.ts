import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { invalidationChannel, type InvalidationMessage } from '@tolk/api/measured';
import { residentBytes } from '../process-usage.ts';
import { quantile, round, type Section } from '../report.ts';
import { buildFixture, signIn } from '../fixture.ts';
import { connect } from '../socket.ts';

const people = 1_000;
/** Between two events, ms: paced, not a flood. */
const pace = 2;

/** A thousand people with a socket each; every one of them is told once, paced. */
export const sockets: Section = {
  name: 'sockets',
  title: 'Sockets',
  async run() {
    const fixture = await buildFixture({ postings: 0 });
    const open: Socket[] = [];
    try {
      const signedIn = await signIn(fixture.pool, people);
      const before = residentBytes(fixture.product.pid);
      for (const person of signedIn) open.push(await connect(fixture.product.url, person));
      const perConnection = (residentBytes(fixture.product.pid) - before) / people;
      const latencies: number[] = [];
      const heard: Promise<void>[] = [];
      for (const [index, { personId }] of signedIn.entries()) {
        const socket = open[index];
        if (!socket) throw new Error('A socket is missing.');
        const message: InvalidationMessage = {
          personId,
          invalidation: { tags: ['Unread'] },
        };
        const sent = performance.now();
        heard.push(
          new Promise<void>((resolve) => {
            socket.once('invalidation', () => {
              latencies.push(performance.now() - sent);
              resolve();
            });
          }),
        );
        await fixture.pool.query('select pg_notify($1, $2)', [
          invalidationChannel,
          JSON.stringify(message),
        ]);
        await pause(pace);
      }
      await Promise.all(heard);
      const p99 = quantile(latencies, 0.99);
      return [
        {
          what: `${people} connections, one event each: p99 from the commit to the browser`,
          figure: `${round(p99, 1)} ms`,
          target: '≤ 10 ms',
          met: p99 <= 10,
        },
        {
          what: 'events that arrived',
          figure: `${latencies.length} of ${people}`,
          target: 'all',
          met: latencies.length === people,
        },
        {
          what: 'memory per connection',
          figure: `${round(perConnection / 1_024, 1)} KB`,
          target: '≤ 40 KB',
          met: perConnection <= 40 * 1_024,
        },
      ];
    } finally {
      for (const socket of open) socket.disconnect();
      await fixture.stop();
    }
  },
};
