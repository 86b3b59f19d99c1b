import type { JobHandler } from './jobs.ts';

/** Every kind of job; each owner adds the list of its service. */
export const jobHandlers: readonly JobHandler[] = [];
