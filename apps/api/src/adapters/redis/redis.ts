import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { SECOND } from '@tolk/domain';
import { ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { SharedMemory } from '../../ports/shared-memory.ts';

/** A call waits for it: longer than any answer of a healthy one (ms). */
const answerMs = 250;
/** How long it is not asked after it did not answer (ms). */
const pauseMs = SECOND;
const reconnectMs = SECOND;
const prefix = 'tolk:';

/** One step, so that of many instances none loses a count. Answers count and end of the window. */
const countScript = `
local kept = redis.call('HMGET', KEYS[1], 'count', 'endsAt')
local count, endsAt = tonumber(kept[1] or 0), tonumber(kept[2] or 0)
local now, windowMs, by = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
if endsAt <= now then count, endsAt = 0, now + windowMs end
if by == 0 then return { count, endsAt } end
count = math.max(0, count + by)
redis.call('HSET', KEYS[1], 'count', count, 'endsAt', endsAt)
redis.call('PEXPIRE', KEYS[1], windowMs)
return { count, endsAt }`;
const countHash = createHash('sha1').update(countScript).digest('hex');

/** Redis or Valkey at `url`. Answers at once, also when nothing is there yet. */
export function openRedis(url: string, log: Logger): SharedMemory {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2 * SECOND, reconnectStrategy: reconnectMs },
  });
  // Its queue keeps the subscriptions until there is a connection.
  const ear = client.duplicate({ disableOfflineQueue: false });
  const state = { isThere: true, askAgainAt: 0 };
  for (const each of [client, ear]) {
    each.on('error', () => notice(false));
    each.connect().catch(() => notice(false));
  }
  client.on('ready', () => notice(true));

  return {
    get isThere() {
      return state.isThere;
    },
    async count(key, by, windowMs, now) {
      const options = { keys: [prefix + key], arguments: [now, windowMs, by].map(String) };
      const reply = await ask(() =>
        client.evalSha(countHash, options).catch((error: unknown) => {
          if (!String(error).includes('NOSCRIPT')) throw error;
          return client.eval(countScript, options);
        }),
      );
      if (!Array.isArray(reply)) throw new ProviderUnavailable('redis', 'no list was answered');
      return { count: Number(reply[0]), endsAt: Number(reply[1]) };
    },
    async publish(channel, payload) {
      await ask(() => client.publish(prefix + channel, payload));
    },
    async listen(channels, onGap) {
      const subscribed = Object.entries(channels).map(([channel, hear]) =>
        ear.subscribe(prefix + channel, hear),
      );
      // Subscriptions are made anew before this is said.
      ear.on('ready', onGap);
      await Promise.race([Promise.all(subscribed), pause(answerMs)]).catch(() => undefined);
    },
    async close() {
      for (const each of [client, ear]) each.destroy();
    },
  };

  async function ask<Answer>(command: () => Promise<Answer>): Promise<Answer> {
    if (performance.now() < state.askAgainAt || !client.isReady)
      throw new ProviderUnavailable('redis', 'it did not answer of late');
    try {
      const answer = await withinTime(command());
      notice(true);
      return answer;
    } catch (error) {
      state.askAgainAt = performance.now() + pauseMs;
      notice(false);
      throw new ProviderUnavailable('redis', error);
    }
  }

  function notice(isThere: boolean): void {
    if (state.isThere === isThere) return;
    state.isThere = isThere;
    if (isThere) log.info('Redis is back');
    else
      log.warn('Redis is away: each instance counts for itself, PostgreSQL carries live updates');
  }
}

function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${answerMs} ms`)), answerMs);
  answer.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
