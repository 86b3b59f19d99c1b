import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Above the highest port that browsers and fetch never ask ("bad ports" of the Fetch standard). */
const lowest = 10_081;
/** Below what systems give to outgoing connections (32768 and up on Linux), which come and go all the time. */
const highest = 32_767;

/**
 * A port of the loopback address that nobody listens on, and that no other caller is given while
 * this process lives: minutes may pass until a program listens on it, and again after a crash.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(lowest, highest + 1);
  return (await isFree(port)) && (await reserve(port)) ? port : findFreePort();
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await once(probe.close(), 'close');
  return true;
}

/** The port of the same number of UDP, which nothing here uses, is held to the end of this process. */
async function reserve(port: number): Promise<boolean> {
  const holder = createSocket('udp4');
  try {
    await once(holder.bind({ port, address: '127.0.0.1', exclusive: true }), 'listening');
  } catch {
    holder.close();
    return false;
  }
  holder.unref();
  return true;
}
