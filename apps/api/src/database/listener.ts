import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface Listener {
  /** Whether announcements are heard at this moment. */
  isConnected(): boolean;
  close(): Promise<void>;
}

export interface ListenerOptions {
  url: string;
  /** What to do with a payload, by channel; channels are identifiers. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** After every connection but the first: what was announced in between is lost. */
  onGap: () => void;
  onError: (error: Error) => void;
}

const retryMs = 500;

/** Hears NOTIFY on a connection of its own, which it makes again whenever it is lost. */
export async function listen(options: ListenerOptions): Promise<Listener> {
  let client: pg.Client | undefined;
  const line = { closed: false };
  client = await connect(options, again);
  return {
    isConnected: () => client !== undefined,
    async close() {
      line.closed = true;
      await client?.end();
    },
  };

  async function again(): Promise<void> {
    client = undefined;
    while (!line.closed && client === undefined) {
      await delay(retryMs, undefined, { ref: false });
      if (!line.closed) client = await connect(options, again).catch(() => undefined);
    }
    if (line.closed) await client?.end();
    else options.onGap();
  }
}

async function connect(options: ListenerOptions, onLost: () => Promise<void>): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'tolk-api-listener',
    keepAlive: true,
  });
  client.on('error', options.onError);
  await client.connect();
  client.on('notification', ({ channel, payload }) => options.channels[channel]?.(payload ?? ''));
  for (const channel of Object.keys(options.channels)) await client.query(`listen ${channel}`);
  client.once('end', () => void onLost());
  return client;
}
