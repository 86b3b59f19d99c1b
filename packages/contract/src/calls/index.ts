import type { AnyCall } from '../define-call.ts';
import { clientAccount } from './clientinterface/account.ts';
import { clientAppeals } from './clientinterface/appeals.ts';
import { clientAvailability } from './clientinterface/availability.ts';
import { clientFeedback } from './clientinterface/feedback.ts';
import { clientFiles } from './clientinterface/files.ts';
import { clientInfo } from './clientinterface/info.ts';
import { clientInvoices } from './clientinterface/invoices.ts';
import { clientLists } from './clientinterface/lists.ts';
import { clientNegotiations } from './clientinterface/negotiations.ts';
import { clientNotifications } from './clientinterface/notifications.ts';
import { clientOrders } from './clientinterface/orders.ts';
import { clientOrganisations } from './clientinterface/organisations.ts';
import { clientOverview } from './clientinterface/overview.ts';
import { clientPeople } from './clientinterface/people.ts';
import { clientDrafts } from './clientinterface/drafts.ts';
import { clientTemplates } from './clientinterface/templates.ts';
import { clientPositions } from './clientinterface/positions.ts';
import { clientResumes } from './clientinterface/resumes.ts';
import { chat } from './communicationinterface/chat.ts';
import { service } from './communicationinterface/service.ts';
import { miniProgramLinks } from './miniprogram/links.ts';
import { opsAccount } from './opsinterface/account.ts';
import { opsAppeals } from './opsinterface/appeals.ts';
import { opsAudit } from './opsinterface/audit.ts';
import { opsDictionaries } from './opsinterface/dictionaries.ts';
import { opsFeedback } from './opsinterface/feedback.ts';
import { opsFigures } from './opsinterface/figures.ts';
import { opsFaults } from './opsinterface/faults.ts';
import { opsInvoices } from './opsinterface/invoices.ts';
import { opsTransfers } from './opsinterface/transfers.ts';
import { opsJobs } from './opsinterface/jobs.ts';
import { opsMessageReports } from './opsinterface/reports.ts';
import { opsFraud } from './opsinterface/fraud.ts';
import { opsModeration } from './opsinterface/moderation.ts';
import { opsNews } from './opsinterface/news.ts';
import { opsOrders } from './opsinterface/orders.ts';
import { opsOverview } from './opsinterface/overview.ts';
import { opsQuestions } from './opsinterface/questions.ts';
import { opsReconciliation } from './opsinterface/reconciliation.ts';
import { opsRefunds } from './opsinterface/refunds.ts';
import { opsReviews } from './opsinterface/reviews.ts';
import { opsSearch } from './opsinterface/search.ts';
import { opsService } from './opsinterface/service.ts';
import { opsSettlements } from './opsinterface/settlements.ts';
import { opsStaff } from './opsinterface/staff.ts';
import { opsTests } from './opsinterface/tests.ts';
import { opsUsers } from './opsinterface/users.ts';
import { opsWork } from './opsinterface/work.ts';
import { supAccount } from './supinterface/account.ts';
import { supAppeals } from './supinterface/appeals.ts';
import { supAvailability } from './supinterface/availability.ts';
import { supCertification } from './supinterface/certification.ts';
import { supDirectory } from './supinterface/directory.ts';
import { supDictionaries } from './supinterface/dictionaries.ts';
import { supFeedback } from './supinterface/feedback.ts';
import { supFiles } from './supinterface/files.ts';
import { supBrowsers } from './supinterface/browsers.ts';
import { supHall } from './supinterface/hall.ts';
import { supJobs } from './supinterface/jobs.ts';
import { supModeration } from './supinterface/moderation.ts';
import { supNegotiations } from './supinterface/negotiations.ts';
import { supNotifications } from './supinterface/notifications.ts';
import { supOrders } from './supinterface/orders.ts';
import { supOverview } from './supinterface/overview.ts';
import { supProfile } from './supinterface/profile.ts';
import { supProjects } from './supinterface/projects.ts';
import { supResume } from './supinterface/resume.ts';
import { supSecurity } from './supinterface/security.ts';
import { supSettlement } from './supinterface/settlement.ts';
import { supTemplates } from './supinterface/templates.ts';
import { supTests } from './supinterface/tests.ts';
import { supWechat } from './supinterface/wechat.ts';

/** Every call by interface and group; a group is a file in contract, api-client and api alike. */
export const calls = {
  supinterface: {
    account: supAccount,
    appeals: supAppeals,
    availability: supAvailability,
    certification: supCertification,
    dictionaries: supDictionaries,
    directory: supDirectory,
    feedback: supFeedback,
    files: supFiles,
    browsers: supBrowsers,
    hall: supHall,
    jobs: supJobs,
    moderation: supModeration,
    negotiations: supNegotiations,
    notifications: supNotifications,
    orders: supOrders,
    overview: supOverview,
    profile: supProfile,
    projects: supProjects,
    resume: supResume,
    security: supSecurity,
    settlement: supSettlement,
    templates: supTemplates,
    tests: supTests,
    wechat: supWechat,
  },
  clientinterface: {
    account: clientAccount,
    appeals: clientAppeals,
    availability: clientAvailability,
    feedback: clientFeedback,
    files: clientFiles,
    info: clientInfo,
    invoices: clientInvoices,
    lists: clientLists,
    negotiations: clientNegotiations,
    notifications: clientNotifications,
    orders: clientOrders,
    organisations: clientOrganisations,
    overview: clientOverview,
    people: clientPeople,
    positions: clientPositions,
    drafts: clientDrafts,
    templates: clientTemplates,
    resumes: clientResumes,
  },
  opsinterface: {
    account: opsAccount,
    appeals: opsAppeals,
    audit: opsAudit,
    dictionaries: opsDictionaries,
    feedback: opsFeedback,
    figures: opsFigures,
    faults: opsFaults,
    invoices: opsInvoices,
    transfers: opsTransfers,
    jobs: opsJobs,
    reports: opsMessageReports,
    moderation: opsModeration,
    fraud: opsFraud,
    news: opsNews,
    orders: opsOrders,
    overview: opsOverview,
    questions: opsQuestions,
    reconciliation: opsReconciliation,
    refunds: opsRefunds,
    reviews: opsReviews,
    search: opsSearch,
    service: opsService,
    settlements: opsSettlements,
    staff: opsStaff,
    tests: opsTests,
    users: opsUsers,
    work: opsWork,
  },
  communicationinterface: { chat, service },
  miniprogram: {
    links: miniProgramLinks,
  },
} as const;

/** All calls in one list, for the OpenAPI document and for tests that go over every call. */
export const allCalls: readonly AnyCall[] = Object.values(calls).flatMap((groups) =>
  Object.values(groups).flatMap((group) => Object.values<AnyCall>(group)),
);
