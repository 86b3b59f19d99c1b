import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@tolk/api/measured';
import { activateRelease, changeReleases, platformVersion, rollbackRemote } from '@tolk/release';
import type { Installation } from './installation.ts';

/** Something that happens below a running product. */
export interface Act {
  what: string;
  /** How many calls may fail: none where it is planned, any where something breaks. */
  planned: boolean;
  run: (installation: Installation) => Promise<void>;
}

const seconds = (count: number) => pause(count * 1_000);

export interface Asked {
  /** How long Redis and the store are away. */
  goneS: number;
  kills: number;
  /** From one kill to the next. */
  betweenS: number;
}

export function acts({ goneS, kills, betweenS }: Asked): Act[] {
  return [
    { what: 'nothing', planned: true, run: () => seconds(20) },
    {
      what: 'each api restarted, one after the other',
      planned: true,
      async run({ instances }) {
        for (const instance of instances) await instance.restart();
      },
    },
    {
      what: `an api killed with -9, ${kills} times, every ${betweenS} s`,
      planned: false,
      async run({ instances }) {
        for (let at = 0; at < kills; at += 1) {
          const next = seconds(betweenS);
          await instances[at % instances.length]?.crash();
          await next;
        }
      },
    },
    {
      what: `Redis gone for ${goneS} s`,
      planned: false,
      async run({ redis }) {
        await redis.stop();
        await seconds(goneS);
        await redis.start();
      },
    },
    {
      what: 'the store slow (1 s more for each answer), for 20 s',
      planned: false,
      async run({ store }) {
        store.slow(1_000);
        await seconds(20);
        store.slow(0);
      },
    },
    {
      what: `the store gone for ${goneS} s`,
      planned: false,
      async run({ store }) {
        await store.shut();
        await seconds(goneS);
        await store.open();
      },
    },
    {
      what: 'PostgreSQL restarted',
      planned: false,
      run: ({ restartPostgres }) => restartPostgres(),
    },
    {
      what: 'every remote released, then rolled back',
      planned: true,
      async run({ env, remotes, candidate }) {
        const offered = [platformVersion()];
        for (const remote of remotes) {
          await changeReleases(
            (releases) => activateRelease(remote, candidate, { releases, offered }),
            env,
          );
          await seconds(1);
        }
        for (const remote of remotes) {
          await changeReleases((releases) => rollbackRemote(remote, { releases, offered }), env);
          await seconds(1);
        }
      },
    },
    {
      what: 'a migration: a column more, an index built beside the traffic',
      planned: true,
      async run({ databaseUrl }) {
        await migrate(databaseUrl, expanding);
      },
    },
  ];
}

/** What a release brings that the image before can go on with. */
const expanding = [
  {
    name: '9990-fault-run',
    checksum: 'fault run',
    sql: 'alter table project_order add fault_run text; alter table message add fault_run text',
  },
  {
    name: '9991-fault-run-index',
    checksum: 'fault run',
    concurrently: 'project_order_fault_run',
    sql: 'create index concurrently project_order_fault_run on project_order (fault_run)',
  },
];
