import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Id, ListOf, Nothing, Page } from '../../schemas/base.ts';
import { GivenUpJob } from '../../schemas/operations.ts';

const scope = 'jobs';

export const opsJobs = {
  getGivenUpJobList: defineCall({
    path: '/opsinterface/getGivenUpJobList',
    access: 'staff',
    scope,
    summary: 'Jobs that were given up, the last one first.',
    request: Type.Object(Page),
    response: ListOf(GivenUpJob),
    idempotency: 'none',
  }),
  restartGivenUpJob: defineCall({
    path: '/opsinterface/restartGivenUpJob',
    access: 'staff',
    scope,
    summary: 'Tries a job that was given up again, as often as the first time.',
    request: Type.Object({ jobId: Id }),
    response: Nothing,
    idempotency: 'accepted',
  }),
};
