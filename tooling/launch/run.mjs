// Entry of every daily command, in JavaScript that Node 20 understands: it brings Node 24, pnpm and the
// dependencies, then hands over to the command itself under Node 24.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from './commands.mjs';
import { installDependencies } from './dependencies.mjs';
import { Refusal } from './failure.mjs';
import { root } from './paths.mjs';
import { bringToolchain } from './toolchain.mjs';

/** @param {string} node @param {string[]} argv @param {NodeJS.ProcessEnv} env */
function handOver(node, argv, env) {
  // The IPC channel tells the command when this process is gone, even after kill -9.
  const child = spawn(node, argv, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    cwd: root,
    env,
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * npm killed by force leaves its shell and this script running, and the port taken.
 * Without npm a changed parent means nothing: a shell may end after `&`.
 * @param {() => void} stop
 */
function endWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const ancestors = readAncestors();
  setInterval(() => readAncestors() !== ancestors && stop(), 500).unref();
}

/** The parent (npm, or the shell that npm started) and, where the system tells, the parent's parent. */
function readAncestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    // pid (name) state ppid …, and the name may hold spaces and brackets.
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${process.ppid} ${grandparent}`;
  } catch {
    return `${process.ppid}`;
  }
}

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command)
    throw new Refusal(`Unknown command “${name}”. Known: ${Object.keys(commands).join(', ')}.`);
  const toolchain = await bringToolchain();
  // pnpm itself is what mends a lockfile that no longer fits.
  if (name !== 'pnpm') await installDependencies(toolchain);
  const [script = '', ...fixed] = command;
  handOver(toolchain.node, [join(root, script), ...fixed, ...args], toolchain.env);
}

main().catch((error) => {
  console.error(error instanceof Refusal ? `\n${error.message}` : error);
  process.exitCode = 1;
});
