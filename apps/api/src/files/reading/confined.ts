import { fileURLToPath } from 'node:url';

const code = ['apps/api', 'packages', 'node_modules'].map((folder) =>
  fileURLToPath(new URL(`../../../../../${folder}/`, import.meta.url)),
);
const heapMegabytes = 256;

/** Options of Node for a process that sees this file and the code, writes nothing and starts nothing. */
export function confined(path: string): string[] {
  return [
    '--permission',
    '--allow-worker',
    ...[...code, path].map((readable) => `--allow-fs-read=${readable}`),
    `--max-old-space-size=${heapMegabytes}`,
    '--no-warnings',
  ];
}
