import type { Registration } from '../route.ts';

/** Every call with its handler, file by file as in `contract/calls`. */
export const routes: readonly Registration[] = [];
