export { IncomingTransfersScreen } from './transfers.ts';
export { ModerationScreen, PublicJobScreen } from './moderation.ts';
export { ConversationsScreen, MessageReportScreen } from './conversations.ts';
export { AppealScreen, StaffAppealScreen, StaffAppealsScreen } from './appeals.ts';
export { RealNameScreen, ReviewStatusScreen, SettlementScreen } from './certification.ts';
export {
  ClientInformationScreen,
  CompareScreen,
  PeopleScreen,
  PositionScreen,
  SupplierListsScreen,
  SupplierResumeScreen,
  SupplierSearchScreen,
} from './client-people.ts';
export { JobDetailScreen, JobListScreen, type ApplicationText } from './job-hall.ts';
export {
  FeedbackDeskScreen,
  FeedbackReportScreen,
  MessagesScreen,
  OwnFeedbackScreen,
} from './feedback.ts';
export {
  LanguageTestResultsScreen,
  LanguageTestScreen,
  LanguageTestsScreen,
  TestDeskScreen,
  TestMarkingScreen,
  TestRequestScreen,
  TestTeamScreen,
  type ShownQuestion,
} from './language-tests.ts';
export { NegotiationScreen } from './negotiations.ts';
export {
  ClientOrderScreen,
  OrderEditScreen,
  ProviderScreen,
  SupplierOrderScreen,
} from './orders.ts';
export { MemberInvitationScreen, OrganisationScreen } from './organisation.ts';
export { Portal } from './portal.ts';
export { PostingEditScreen, type PostingText } from './postings.ts';
export { AvailabilityScreen, InformationScreen, ResumeScreen } from './profile.ts';
export {
  CustomerServiceScreen,
  ServiceConversationScreen,
  ServiceDeskScreen,
} from './service-desk.ts';
export { SettingsScreen } from './settings.ts';
export {
  BankScreen,
  ExpenseDetailsScreen,
  FeesScreen,
  PayoutBatchScreen,
  SettlementQueueScreen,
  SettlementRecordScreen,
  StaffSettlementScreen,
} from './settlements.ts';
export {
  ReconciliationDayScreen,
  ReconciliationScreen,
  RefundQueueScreen,
  StaffOrderScreen,
  StaffOrdersScreen,
} from './staff-money.ts';
export {
  IdentityScreen,
  LoginScreen,
  NewPasswordScreen,
  RegisterScreen,
  ResetScreen,
} from './sign-in.ts';
export { FailedTasksScreen, ReviewQueueScreen, ReviewScreen, StaffLoginScreen } from './staff.ts';
export { TaxInvoiceDeskScreen, TaxInvoiceScreen, TaxInvoicesScreen } from './tax-invoices.ts';
export { WechatScreen } from './wechat.ts';
export { StaffSearchScreen, WorkNotes, WorkScreen } from './work.ts';
