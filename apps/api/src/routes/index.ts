import type { Registration } from '../calls/route.ts';
import { clientAccountRoutes } from './clientinterface/account.ts';
import { clientAvailabilityRoutes } from './clientinterface/availability.ts';
import { clientFeedbackRoutes } from './clientinterface/feedback.ts';
import { clientFileRoutes } from './clientinterface/files.ts';
import { clientListRoutes } from './clientinterface/lists.ts';
import { clientNegotiationRoutes } from './clientinterface/negotiations.ts';
import { clientNotificationRoutes } from './clientinterface/notifications.ts';
import { clientOrderRoutes } from './clientinterface/orders.ts';
import { clientOrganisationRoutes } from './clientinterface/organisations.ts';
import { clientOverviewRoutes } from './clientinterface/overview.ts';
import { clientDraftRoutes } from './clientinterface/drafts.ts';
import { clientTemplateRoutes } from './clientinterface/templates.ts';
import { clientPositionRoutes } from './clientinterface/positions.ts';
import { clientResumeRoutes } from './clientinterface/resumes.ts';
import { chatRoutes } from './communicationinterface/chat.ts';
import { serviceRoutes } from './communicationinterface/service.ts';
import { miniProgramLinkRoutes } from './miniprogram/links.ts';
import { supAccountRoutes } from './supinterface/account.ts';
import { supAvailabilityRoutes } from './supinterface/availability.ts';
import { supDirectoryRoutes } from './supinterface/directory.ts';
import { supDictionaryRoutes } from './supinterface/dictionaries.ts';
import { supFeedbackRoutes } from './supinterface/feedback.ts';
import { supFileRoutes } from './supinterface/files.ts';
import { supBrowserRoutes } from './supinterface/browsers.ts';
import { supHallRoutes } from './supinterface/hall.ts';
import { supJobRoutes } from './supinterface/jobs.ts';
import { supNegotiationRoutes } from './supinterface/negotiations.ts';
import { supNotificationRoutes } from './supinterface/notifications.ts';
import { supOrderRoutes } from './supinterface/orders.ts';
import { supOverviewRoutes } from './supinterface/overview.ts';
import { supResumeRoutes } from './supinterface/resume.ts';
import { supSecurityRoutes } from './supinterface/security.ts';
import { supWechatRoutes } from './supinterface/wechat.ts';
import { supCertificationRoutes } from './supinterface/certification.ts';
import { supProfileRoutes } from './supinterface/profile.ts';
import { supProjectsRoutes } from './supinterface/projects.ts';
import { supTemplateRoutes } from './supinterface/templates.ts';
import { supTestsRoutes } from './supinterface/tests.ts';
import { clientInfoRoutes } from './clientinterface/info.ts';
import { clientInvoiceRoutes } from './clientinterface/invoices.ts';
import { clientPeopleRoutes } from './clientinterface/people.ts';
import { opsAccountRoutes } from './opsinterface/account.ts';
import { opsAuditRoutes } from './opsinterface/audit.ts';
import { opsDictionariesRoutes } from './opsinterface/dictionaries.ts';
import { opsFaultRoutes } from './opsinterface/faults.ts';
import { opsInvoiceRoutes } from './opsinterface/invoices.ts';
import { opsTransferRoutes } from './opsinterface/transfers.ts';
import { opsJobsRoutes } from './opsinterface/jobs.ts';
import { opsMessageReportRoutes } from './opsinterface/reports.ts';
import { opsNewsRoutes } from './opsinterface/news.ts';
import { opsOverviewRoutes } from './opsinterface/overview.ts';
import { opsQuestionsRoutes } from './opsinterface/questions.ts';
import { opsReviewsRoutes } from './opsinterface/reviews.ts';
import { opsStaffRoutes } from './opsinterface/staff.ts';
import { opsTestsRoutes } from './opsinterface/tests.ts';
import { opsUsersRoutes } from './opsinterface/users.ts';
import { supAppealsRoutes } from './supinterface/appeals.ts';
import { clientAppealsRoutes } from './clientinterface/appeals.ts';
import { supSettlementRoutes } from './supinterface/settlement.ts';
import { opsAppealsRoutes } from './opsinterface/appeals.ts';
import { opsSettlementsRoutes } from './opsinterface/settlements.ts';
import { opsRefundsRoutes } from './opsinterface/refunds.ts';
import { opsReconciliationRoutes } from './opsinterface/reconciliation.ts';
import { opsOrdersRoutes } from './opsinterface/orders.ts';
import { opsFeedbackRoutes } from './opsinterface/feedback.ts';
import { opsServiceRoutes } from './opsinterface/service.ts';
import { opsFiguresRoutes } from './opsinterface/figures.ts';
import { opsFraudRoutes } from './opsinterface/fraud.ts';
import { opsModerationRoutes } from './opsinterface/moderation.ts';
import { supModerationRoutes } from './supinterface/moderation.ts';
import { opsSearchRoutes } from './opsinterface/search.ts';
import { opsWorkRoutes } from './opsinterface/work.ts';

/** Every call with its handler, file by file as in `contract/calls`. */
export const routes: readonly Registration[] = [
  ...supAccountRoutes,
  ...supDictionaryRoutes,
  ...supAvailabilityRoutes,
  ...supDirectoryRoutes,
  ...supFileRoutes,
  ...supBrowserRoutes,
  ...supHallRoutes,
  ...supJobRoutes,
  ...supNegotiationRoutes,
  ...supNotificationRoutes,
  ...supOrderRoutes,
  ...supOverviewRoutes,
  ...supResumeRoutes,
  ...supSecurityRoutes,
  ...supWechatRoutes,
  ...clientAccountRoutes,
  ...clientFileRoutes,
  ...clientListRoutes,
  ...clientNegotiationRoutes,
  ...clientNotificationRoutes,
  ...clientOrderRoutes,
  ...clientOrganisationRoutes,
  ...clientOverviewRoutes,
  ...clientPositionRoutes,
  ...clientDraftRoutes,
  ...clientTemplateRoutes,
  ...clientResumeRoutes,
  ...chatRoutes,
  ...serviceRoutes,
  ...miniProgramLinkRoutes,
  ...supCertificationRoutes,
  ...supProfileRoutes,
  ...supProjectsRoutes,
  ...supTemplateRoutes,
  ...supTestsRoutes,
  ...clientInfoRoutes,
  ...clientInvoiceRoutes,
  ...clientPeopleRoutes,
  ...opsAccountRoutes,
  ...opsAuditRoutes,
  ...opsDictionariesRoutes,
  ...opsFaultRoutes,
  ...opsJobsRoutes,
  ...opsMessageReportRoutes,
  ...opsNewsRoutes,
  ...opsOverviewRoutes,
  ...opsQuestionsRoutes,
  ...opsReviewsRoutes,
  ...opsStaffRoutes,
  ...opsTestsRoutes,
  ...opsUsersRoutes,
  ...supAppealsRoutes,
  ...clientAppealsRoutes,
  ...supSettlementRoutes,
  ...opsAppealsRoutes,
  ...opsSettlementsRoutes,
  ...opsRefundsRoutes,
  ...opsInvoiceRoutes,
  ...opsTransferRoutes,
  ...opsReconciliationRoutes,
  ...opsOrdersRoutes,
  ...opsFiguresRoutes,
  ...supModerationRoutes,
  ...opsFraudRoutes,
  ...opsModerationRoutes,
  ...opsSearchRoutes,
  ...opsWorkRoutes,
  ...supFeedbackRoutes,
  ...clientAvailabilityRoutes,
  ...clientFeedbackRoutes,
  ...opsFeedbackRoutes,
  ...opsServiceRoutes,
];
