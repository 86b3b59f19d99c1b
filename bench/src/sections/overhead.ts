import {
  countUnread,
  countUnreadAnswers,
  countUnreadMessages,
  countUnreadOf,
} from '@tolk/api/measured';
import { bareShot, startBare } from '../bare.ts';
import { drive, type Load } from '../load.ts';
import { cpuMs } from '../process-usage.ts';
import { median, round, type Section } from '../report.ts';
import { signedShot } from '../signed-shot.ts';
import { statementsOf } from '../statements.ts';
import { buildFixture, signIn } from '../fixture.ts';

const call = '/supinterface/getUnreadMsg';
const request = {};
const rounds = 5;

/** CPU that `pid` spends on one request under this load, in ms. */
async function cpuPerRequest(pid: number, load: Load): Promise<number> {
  const before = cpuMs(pid);
  const { perSecond } = await drive(load);
  // The unmeasured start of the load costs CPU as well: it lasts a quarter of the whole here.
  const requests = perSecond * ((load.ms + 1_000) / 1_000);
  return (cpuMs(pid) - before) / requests;
}

/** What session, hash, schema and envelope cost on top of the same queries through bare Fastify. */
export const overhead: Section = {
  name: 'overhead',
  title: 'CPU per request',
  async run() {
    const fixture = await buildFixture({ postings: 0 });
    const [person] = await signIn(fixture.pool, 1);
    if (!person) throw new Error('Nobody signed in.');
    const reader = { personId: person.personId, identity: 'supplier' } as const;
    // All that the call asks, once each.
    const statements = await statementsOf(fixture.databaseUrl, async (db) => {
      await countUnreadMessages(db, reader);
      await countUnread(db, reader);
      await countUnreadAnswers(db, reader);
      await countUnreadOf(db, { ...reader, visitorId: null });
    });
    const bare = await startBare(fixture.databaseUrl, statements);
    try {
      const ratios: number[] = [];
      for (let at = 0; at < rounds; at += 1) {
        const load = { connections: 20, ms: 3_000 };
        const ours = await cpuPerRequest(fixture.product.pid, {
          ...load,
          url: fixture.product.url,
          shot: signedShot(call, request, person.token),
        });
        const yardstick = await cpuPerRequest(bare.pid, {
          ...load,
          url: bare.url,
          shot: bareShot(request),
        });
        ratios.push(ours / yardstick);
      }
      const ratio = median(ratios);
      return [
        {
          what: 'signed call with session against the same queries through bare Fastify',
          figure: `${round(ratio)} ×`,
          target: '≤ 2 ×',
          met: ratio <= 2,
        },
      ];
    } finally {
      bare.stop();
      await fixture.stop();
    }
  },
};
