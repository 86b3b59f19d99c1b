import { fileURLToPath } from 'node:url';

/** Path of the sandbox's entry, for those who run it as a process: `node <program>`. */
export const sandboxProgram = fileURLToPath(new URL('main.ts', import.meta.url));
