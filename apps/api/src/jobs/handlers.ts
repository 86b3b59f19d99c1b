import { pushJobs } from '../notifications/push.ts';
import { accountJobs } from '../services/accounts/account-message.ts';
import { cleanupJobs } from '../services/cleanup.ts';
import { fileJobs } from '../services/files/files.ts';
import { businessWork } from '../services/business-work.ts';
import { newsJobs } from '../services/news/announce-news.ts';
import type { JobHandler } from './jobs.ts';

/** Every kind of job; each owner adds the list of its service. */
export const jobHandlers: readonly JobHandler[] = [
  ...accountJobs,
  ...businessWork,
  ...cleanupJobs,
  ...fileJobs,
  ...newsJobs,
  ...pushJobs,
];
