import { opsJobs } from '@tolk/contract/calls/opsinterface/jobs';
import { route } from '../../calls/route.ts';
import { givenUpJobList, restartGivenUpJob } from '../../console/jobs/given-up-jobs.ts';

export const opsJobsRoutes = [
  route(opsJobs.getGivenUpJobList, givenUpJobList),
  route(opsJobs.restartGivenUpJob, restartGivenUpJob),
];
