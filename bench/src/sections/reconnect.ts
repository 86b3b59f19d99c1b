import { performance } from 'node:perf_hooks';
import type { Socket } from 'socket.io-client';
import { buildFixture, signIn, type Fixture } from '../fixture.ts';
import { round, type Section } from '../report.ts';
import { connect } from '../socket.ts';

const people = 2_000;
/** How often the load on the database is read (ms). */
const sampleMs = 100;

/** Two thousand browsers whose server is killed: how soon all are back, and what that asks of the database. */
export const reconnect: Section = {
  name: 'reconnect',
  title: 'After a crash',
  async run() {
    const fixture = await buildFixture({ postings: 0 });
    const open: Socket[] = [];
    try {
      for (const person of await signIn(fixture.pool, people))
        open.push(await connect(fixture.product.url, person, { comesBack: true }));
      const away = open.map(
        (socket) => new Promise((resolve) => socket.once('disconnect', resolve)),
      );
      let back = 0;
      const returned = open.map(
        (socket, at) =>
          new Promise<void>((resolve) => {
            void away[at]?.then(() =>
              socket.once('connect', () => {
                back += 1;
                resolve();
              }),
            );
          }),
      );
      const watch = watchDatabase(fixture);
      await fixture.product.crash();
      const servesAgain = performance.now();
      await Promise.race([
        Promise.all(returned),
        new Promise((resolve) => setTimeout(resolve, 60_000)),
      ]);
      const ms = performance.now() - servesAgain;
      const busiest = await watch.stop();
      return [
        {
          what: `${people} sockets, from the server that serves again until all are back`,
          figure: `${round(ms / 1_000, 1)} s`,
          target: '≤ 15 s',
          met: ms <= 15_000 && back === people,
        },
        {
          what: 'sockets that came back',
          figure: `${back} of ${people}`,
          target: 'all',
          met: back === people,
        },
        {
          what: 'connections of the database at work at once, the most seen',
          figure: String(busiest),
          target: 'none set',
          met: null,
        },
      ];
    } finally {
      for (const socket of open) socket.disconnect();
      await fixture.stop();
    }
  },
};

/** The most connections that ran a statement at the same moment. */
function watchDatabase({ pool }: Fixture): { stop: () => Promise<number> } {
  let most = 0;
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    last = pool
      .query<{ busy: number }>(
        `select count(*)::int as busy from pg_stat_activity
         where state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      )
      .then(({ rows }) => {
        most = Math.max(most, rows[0]?.busy ?? 0);
      });
  }, sampleMs);
  return {
    async stop() {
      clearInterval(timer);
      await last;
      return most;
    },
  };
}
