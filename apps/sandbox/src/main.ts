/**
 * The other side of every third party, in a process of its own: WeChat Pay, Alipay, SMS carriers
 * and a mail server, speaking their real protocols with real signatures on the loopback. People
 * and tests drive it at `/sandbox`. It prints one line of JSON when it is ready, and ends when its
 * standard input closes or on SIGTERM; what it knows lies in a journal in the data folder.
 */
import { fstatSync } from 'node:fs';
import { readConfig } from './config.ts';
import { startSandbox } from './start.ts';
import type { RunningSandbox } from './start.ts';

const running = await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
const { url, smtpPort } = running;
let ending = false;

async function start(): Promise<RunningSandbox> {
  return startSandbox(readConfig(process.env));
}

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await running.stop();
  process.exit(0);
}

process.on('SIGTERM', () => void end());
process.on('SIGINT', () => void end());
if (isPipe(0)) {
  process.stdin.resume();
  process.stdin.on('end', () => void end());
  process.stdin.on('error', () => void end());
}

process.stdout.write(`${JSON.stringify({ ready: true, url, smtpPort })}\n`);

/** Only a parent's pipe tells that the parent is gone; /dev/null is at its end from the start. */
function isPipe(fd: number): boolean {
  const kind = fstatSync(fd);
  return kind.isFIFO() || kind.isSocket();
}
