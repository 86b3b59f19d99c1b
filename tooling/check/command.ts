import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './workspace.ts';

export type Result = { code: number; stdout: string; output: string };
type Options = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Prints while it runs. */
  shows?: boolean;
};

/** Runs a program to its end without input; `output` is stdout and stderr as a person would see them. */
export function runProgram(file: string, argv: string[], options: Options = {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, argv, {
      cwd: options.cwd ?? root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let output = '';
    const take = (chunk: string) => {
      output += chunk;
      if (options.shows) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
      take(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', take);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, stdout, output }));
  });
}

/** Runs a script of an installed package with this Node, e.g. `oxlint/bin/oxlint`. */
export function runTool(script: string, argv: string[], options: Options = {}): Promise<Result> {
  return runProgram(process.execPath, [join(root, 'node_modules', script), ...argv], options);
}
