import type { AnyCall } from '../define-call.ts';
import { clientAccount } from './clientinterface/account.ts';
import { clientFiles } from './clientinterface/files.ts';
import { clientNotifications } from './clientinterface/notifications.ts';
import { clientOrders } from './clientinterface/orders.ts';
import { clientOverview } from './clientinterface/overview.ts';
import { clientPositions } from './clientinterface/positions.ts';
import { clientResumes } from './clientinterface/resumes.ts';
import { miniProgramLinks } from './miniprogram/links.ts';
import { supAccount } from './supinterface/account.ts';
import { supDictionaries } from './supinterface/dictionaries.ts';
import { supFiles } from './supinterface/files.ts';
import { supJobs } from './supinterface/jobs.ts';
import { supNotifications } from './supinterface/notifications.ts';
import { supOrders } from './supinterface/orders.ts';
import { supOverview } from './supinterface/overview.ts';
import { supResume } from './supinterface/resume.ts';
import { supSecurity } from './supinterface/security.ts';
import { supWechat } from './supinterface/wechat.ts';

/** Every call by interface and group; a group is a file in contract, api-client and api alike. */
export const calls = {
  supinterface: {
    account: supAccount,
    dictionaries: supDictionaries,
    files: supFiles,
    jobs: supJobs,
    notifications: supNotifications,
    orders: supOrders,
    overview: supOverview,
    resume: supResume,
    security: supSecurity,
    wechat: supWechat,
  },
  clientinterface: {
    account: clientAccount,
    files: clientFiles,
    notifications: clientNotifications,
    orders: clientOrders,
    overview: clientOverview,
    positions: clientPositions,
    resumes: clientResumes,
  },
  miniprogram: {
    links: miniProgramLinks,
  },
} as const;

/** All calls in one list, for the OpenAPI document and for tests that go over every call. */
export const allCalls: readonly AnyCall[] = Object.values(calls).flatMap((groups) =>
  Object.values(groups).flatMap((group) => Object.values<AnyCall>(group)),
);
