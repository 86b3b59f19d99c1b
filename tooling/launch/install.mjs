import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { Refusal, explain } from './failure.mjs';

/** @param {string} folder */
export function requireWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Refusal(explain('EACCES', folder));
  }
}

/**
 * Runs an installer quietly; when it fails, shows its last lines and throws a Refusal that says why.
 * @param {string} file
 * @param {string[]} argv
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean }} options
 * @returns {Promise<void>}
 */
export function runInstaller(file, argv, options) {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(file, argv, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output = (output + chunk).slice(-20_000)));
    }
    const stop = () => child.kill('SIGTERM');
    process.once('SIGINT', stop);
    child.on('error', (error) =>
      reject(new Refusal(`${file} could not be started: ${error.message}`)),
    );
    child.on('close', (code) => {
      process.removeListener('SIGINT', stop);
      if (code === 0) return resolve();
      console.error(output.trim().split('\n').slice(-15).join('\n'));
      reject(new Refusal(explain(output, options.cwd)));
    });
  });
}
