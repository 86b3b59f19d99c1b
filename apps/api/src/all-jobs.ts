import { pushJobs } from './messages/notifications/push.ts';
import { accountJobs } from './accounts/codes/account-message.ts';
import { cleanupJobs } from './cleanup.ts';
import { fileJobs } from './files/uploads/files.ts';
import { businessWork } from './business-work.ts';
import { newsJobs } from './content/news/announce-news.ts';
import type { JobHandler } from './jobs/jobs.ts';

/** Every kind of job; each owner adds the list of its service. */
export const jobHandlers: readonly JobHandler[] = [
  ...accountJobs,
  ...businessWork,
  ...cleanupJobs,
  ...fileJobs,
  ...newsJobs,
  ...pushJobs,
];
