import { fileURLToPath } from 'node:url';

/** Path of the api's entry, for those who run it as a process: `node <program>`. */
export const apiProgram = fileURLToPath(new URL('main.ts', import.meta.url));
