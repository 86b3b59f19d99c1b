import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Works without a pause, and ends with the one that started it, even after kill -9. */
const work = `
  process.on('disconnect', () => process.exit());
  setInterval(() => { const end = performance.now() + 100; while (performance.now() < end); }, 0);
`;

/** Keeps each core busy beside the tests; answers how to end it. */
export function keepBusy(): () => void {
  const children = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', work], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  return () => children.forEach((child) => child.disconnect());
}
