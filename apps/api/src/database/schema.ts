import type { Kysely, Transaction } from 'kysely';
import type {
  AppealEventTable,
  AppealEvidenceTable,
  AppealFileTable,
  AppealRulingFileTable,
  AppealRulingTable,
  AppealTable,
} from '../orders/appeals/appeal-table.ts';
import type {
  PortfolioSampleTable,
  PublicAddressTable,
  PublicProfileTable,
} from '../profiles/public-profile/public-profile-table.ts';
import type {
  WorkCaseTable,
  WorkFilterTable,
  WorkMentionTable,
  WorkNoteTable,
  WorkViewerTable,
} from '../console/work/work-table.ts';
import type { PersonWatchTable } from '../staff/watches/watch-table.ts';
import type {
  ContentReportTable,
  ReportedContentTable,
} from '../console/moderation/content-report-table.ts';
import type { ModerationTable } from '../console/moderation/moderation-table.ts';
import type {
  DayOffTable,
  WorkCalendarTable,
} from '../profiles/availability/availability-table.ts';
import type { CalendarFeedTable } from '../calendar/calendar-feed-table.ts';
import type {
  SupplierListEntryTable,
  SupplierListTable,
} from '../market/supplier-lists/supplier-list-table.ts';
import type { TermsOfferTable } from '../market/offers/terms-offer-table.ts';
import type {
  ApplicationFileTable,
  ApplicationTable,
} from '../market/applications/application-table.ts';
import type { DeliveryFileTable, DeliveryTable } from '../orders/deliveries/delivery-table.ts';
import type { EvaluationTable } from '../profiles/evaluations/evaluation-table.ts';
import type {
  AccountBalanceView,
  LedgerEntryTable,
  LedgerLineTable,
} from '../ledger/ledger-table.ts';
import type {
  OrderEventTable,
  OrderFileTable,
  OrderTable,
  BookingCheckInTable,
  BookingTable,
} from '../orders/order/order-table.ts';
import type { OrderPayerTable } from '../orders/payments/payer-table.ts';
import type { PaymentAttemptTable } from '../orders/payments/payment-table.ts';
import type { RefundTable } from '../orders/refunds/refund-table.ts';
import type { PaymentIncidentTable } from '../orders/refunds/incident-table.ts';
import type {
  ReconciliationDifferenceTable,
  ReconciliationTable,
} from '../orders/reconciliation/reconciliation-table.ts';
import type { EarningTable } from '../orders/earnings/earning-table.ts';
import type { ExchangeRateTable } from '../payouts/applying/exchange-rate-table.ts';
import type { DisplayRateTable } from '../payouts/display-rates/display-rate-table.ts';
import type {
  FeeInvoiceOrderTable,
  FeeInvoiceTable,
} from '../payouts/settlements/fee-invoice-table.ts';
import type { PayoutBatchTable } from '../payouts/batches/payout-batch-table.ts';
import type {
  SettlementEventTable,
  SettlementItemTable,
  SettlementTable,
} from '../payouts/settlements/settlement-table.ts';
import type { SettlementQuoteTable } from '../payouts/applying/settlement-quote-table.ts';
import type {
  PostingTable,
  PostingViewCountTable,
  PostingViewTable,
} from '../market/postings/posting-table.ts';
import type {
  MemberInvitationTable,
  OrganisationEventTable,
  OrganisationMemberTable,
  OrganisationTable,
} from '../persons/organisation-table.ts';
import type { OrderAssignmentTable } from '../orders/assignments/order-assignment-table.ts';
import type { OrderApprovalTable } from '../orders/approvals/approval-table.ts';
import type { CostCentreTable } from '../orders/cost-centres/cost-centre-table.ts';
import type { CodeTable } from '../accounts/codes/code-table.ts';
import type { FileAnalysisTable, FileTable } from '../files/uploads/file-table.ts';
import type { IdempotencyTable } from '../calls/idempotency/idempotency-table.ts';
import type { KnownDeviceTable } from '../accounts/login/known-device-table.ts';
import type { JobTable } from '../jobs/job-table.ts';
import type { TallyTable } from '../calls/tallies/tally-table.ts';
import type { NonceTable } from '../accounts/sessions/nonce-table.ts';
import type { NotificationPreferenceTable } from '../messages/notifications/notification-preference-table.ts';
import type { PushSubscriptionTable } from '../messages/notifications/push-subscription-table.ts';
import type { QuietHoursTable } from '../messages/notifications/quiet-hours-table.ts';
import type {
  ConversationPostingTable,
  ConversationSideTable,
  ConversationTable,
  MessageReportTable,
  PresenceTable,
  RecalledMessageTable,
  SilenceTable,
  MessageTable,
} from '../messages/threads/thread-table.ts';
import type {
  OrderChangeFileTable,
  OrderChangeTable,
} from '../orders/changes/order-change-table.ts';
import type { NotificationTable } from '../messages/notifications/notification-table.ts';
import type { PersonTable } from '../persons/person-table.ts';
import type { ResumeShareTable } from '../profiles/resumes/resume-share-table.ts';
import type { SessionTable } from '../accounts/sessions/session-table.ts';
import type { SessionTokenTable } from '../accounts/sessions/session-token-table.ts';
import type {
  ReleaseArchiveTable,
  ReleaseRegistryTable,
  ShellInstanceTable,
} from '../releases/release-table.ts';
import type { SettingTable } from './setting-table.ts';
import type { HumanCheckTable } from '../accounts/human-check/human-check-table.ts';
import type {
  PersonalInformationTable,
  SupplierProfileTable,
  ClientProfileTable,
  SupplierOutputTable,
} from '../profiles/profile/profile-table.ts';
import type {
  EducationTable,
  CertificateTable,
  WorkExperienceTable,
  ProjectExperienceTable,
  ResumeFileTable,
} from '../profiles/resumes/resume-table.ts';
import type {
  RealNameVerificationTable,
  CompanyCertificationTable,
  SettlementMethodTable,
  ProvenFieldView,
  TranslatorCertificateFileTable,
  TranslatorCertificateTable,
  VerificationFileTable,
  VerificationEventTable,
} from '../profiles/certification/certification-table.ts';
import type { QuestionTable } from '../language-tests/questions/question-table.ts';
import type { TestMarkingTable } from '../language-tests/markings/test-marking-table.ts';
import type {
  SampleTextTable,
  TestRequestTable,
} from '../language-tests/requests/test-request-table.ts';
import type { TeamMemberTable } from '../language-tests/team/team-member-table.ts';
import type {
  LanguageTestTable,
  PassedTestView,
  TestAnswerTable,
} from '../language-tests/tests/language-test-table.ts';
import type {
  FraudCaseMemberTable,
  FraudCaseTable,
  FraudSignTable,
  TextHitTable,
  TextSearchTable,
} from '../console/fraud/fraud-table.ts';
import type { PostingFileTable } from '../market/postings/posting-file-table.ts';
import type { ApplicationDraftTable } from '../market/application-drafts/application-draft-table.ts';
import type { ApplicationTemplateTable } from '../market/application-templates/application-template-table.ts';
import type { PostingTemplateTable } from '../market/posting-templates/posting-template-table.ts';
import type { ConfidentialityPromiseTable } from '../market/postings/promise-table.ts';
import type { PostingDraftFileTable, PostingDraftTable } from '../market/drafts/draft-table.ts';
import type { HeldAlertTable } from '../market/saved-searches/held-alert-table.ts';
import type { SavedPostingTable } from '../market/saved-postings/saved-posting-table.ts';
import type { SavedSearchTable } from '../market/saved-searches/saved-search-table.ts';
import type { PostingInvitationTable } from '../market/invitations/invitation-table.ts';
import type { SupplierNoteTable } from '../market/people/supplier-note-table.ts';
import type { SiteVisitTable } from '../market/visits/site-visit-table.ts';
import type { SupplierSearchTable } from '../market/people/supplier-search-table.ts';
import type { StaffTable } from '../staff/members/staff-table.ts';
import type { StaffSessionTable } from '../staff/login/staff-session-table.ts';
import type { AuditEntryTable } from '../staff/audit/audit-table.ts';
import type { DictionaryChangeTable } from '../content/dictionaries/dictionary-table.ts';
import type { OrderMilestoneTable } from '../orders/milestones/milestone-table.ts';
import type { OrderReferenceTable } from '../orders/references/order-reference-table.ts';
import type { IncomingTransferTable } from '../orders/transfers/incoming-transfer-table.ts';
import type { InvoiceDetailsTable } from '../profiles/invoicing/invoice-details-table.ts';
import type {
  TaxInvoiceDocumentTable,
  TaxInvoiceEventTable,
  TaxInvoiceIssuanceTable,
  TaxInvoiceOrderTable,
  TaxInvoiceTable,
} from '../orders/tax-invoices/tax-invoice-table.ts';
import type {
  FeedbackEventTable,
  FeedbackFileTable,
  FeedbackTable,
} from '../feedback/feedback-table.ts';
import type {
  ServiceCannedTable,
  ServiceConversationTable,
  ServiceConversationTagTable,
  ServiceDutyTable,
  ServiceGlimpseTable,
  ServiceHoursTable,
  ServiceKeyTable,
  ServiceMentionTable,
  ServiceMessageTable,
  ServicePresenceTable,
  ServiceTagTable,
  ServiceVisitorTable,
} from '../service-desk/service-table.ts';
import type {
  FrontEndCrashTable,
  FrontEndFaultSampleTable,
  FrontEndFaultTable,
} from '../front-ends/faults/fault-table.ts';
import type { NewsTable } from '../content/news/news-table.ts';

/** Every table with its columns, one interface each in the `*-table.ts` of its capability. */
export interface Schema {
  account_balance: AccountBalanceView;
  appeal: AppealTable;
  appeal_event: AppealEventTable;
  appeal_evidence: AppealEvidenceTable;
  appeal_file: AppealFileTable;
  appeal_ruling_file: AppealRulingFileTable;
  appeal_ruling: AppealRulingTable;
  application: ApplicationTable;
  application_file: ApplicationFileTable;
  delivery: DeliveryTable;
  delivery_file: DeliveryFileTable;
  display_rate: DisplayRateTable;
  earning: EarningTable;
  evaluation: EvaluationTable;
  exchange_rate: ExchangeRateTable;
  fee_invoice: FeeInvoiceTable;
  feedback: FeedbackTable;
  feedback_event: FeedbackEventTable;
  feedback_file: FeedbackFileTable;
  fee_invoice_order: FeeInvoiceOrderTable;
  front_end_crash: FrontEndCrashTable;
  front_end_fault: FrontEndFaultTable;
  front_end_fault_sample: FrontEndFaultSampleTable;
  ledger_entry: LedgerEntryTable;
  ledger_line: LedgerLineTable;
  order_event: OrderEventTable;
  order_assignment: OrderAssignmentTable;
  terms_offer: TermsOfferTable;
  work_calendar: WorkCalendarTable;
  day_off: DayOffTable;
  supplier_list: SupplierListTable;
  supplier_list_entry: SupplierListEntryTable;
  order_milestone: OrderMilestoneTable;
  order_change: OrderChangeTable;
  order_change_file: OrderChangeFileTable;
  order_file: OrderFileTable;
  order_payer: OrderPayerTable;
  order_reference: OrderReferenceTable;
  payment_attempt: PaymentAttemptTable;
  payment_incident: PaymentIncidentTable;
  payout_batch: PayoutBatchTable;
  posting: PostingTable;
  posting_view: PostingViewTable;
  posting_view_count: PostingViewCountTable;
  project_order: OrderTable;
  reconciliation: ReconciliationTable;
  reconciliation_difference: ReconciliationDifferenceTable;
  refund: RefundTable;
  booking: BookingTable;
  booking_check_in: BookingCheckInTable;
  settlement: SettlementTable;
  settlement_event: SettlementEventTable;
  settlement_item: SettlementItemTable;
  settlement_quote: SettlementQuoteTable;
  resume_share: ResumeShareTable;
  calendar_feed: CalendarFeedTable;
  code: CodeTable;
  known_device: KnownDeviceTable;
  file: FileTable;
  file_analysis: FileAnalysisTable;
  idempotency: IdempotencyTable;
  invoice_details: InvoiceDetailsTable;
  job: JobTable;
  nonce: NonceTable;
  notification: NotificationTable;
  notification_preference: NotificationPreferenceTable;
  push_subscription: PushSubscriptionTable;
  quiet_hours: QuietHoursTable;
  person: PersonTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  conversation: ConversationTable;
  conversation_side: ConversationSideTable;
  conversation_posting: ConversationPostingTable;
  message: MessageTable;
  message_report: MessageReportTable;
  recalled_message: RecalledMessageTable;
  presence: PresenceTable;
  silence: SilenceTable;
  service_canned: ServiceCannedTable;
  service_conversation: ServiceConversationTable;
  service_conversation_tag: ServiceConversationTagTable;
  service_duty: ServiceDutyTable;
  service_glimpse: ServiceGlimpseTable;
  service_hours: ServiceHoursTable;
  service_key: ServiceKeyTable;
  service_mention: ServiceMentionTable;
  service_message: ServiceMessageTable;
  service_presence: ServicePresenceTable;
  service_tag: ServiceTagTable;
  service_visitor: ServiceVisitorTable;
  release_archive: ReleaseArchiveTable;
  release_registry: ReleaseRegistryTable;
  shell_instance: ShellInstanceTable;
  setting: SettingTable;
  tally: TallyTable;
  incoming_transfer: IncomingTransferTable;
  tax_invoice: TaxInvoiceTable;
  tax_invoice_document: TaxInvoiceDocumentTable;
  tax_invoice_event: TaxInvoiceEventTable;
  tax_invoice_issuance: TaxInvoiceIssuanceTable;
  tax_invoice_order: TaxInvoiceOrderTable;
  verification: HumanCheckTable;
  personal_information: PersonalInformationTable;
  supplier_profile: SupplierProfileTable;
  client_profile: ClientProfileTable;
  supplier_output: SupplierOutputTable;
  education: EducationTable;
  certificate: CertificateTable;
  work_experience: WorkExperienceTable;
  project_experience: ProjectExperienceTable;
  resume_file: ResumeFileTable;
  public_profile: PublicProfileTable;
  public_address: PublicAddressTable;
  portfolio_sample: PortfolioSampleTable;
  real_name_verification: RealNameVerificationTable;
  company_certification: CompanyCertificationTable;
  settlement_method: SettlementMethodTable;
  translator_certificate: TranslatorCertificateTable;
  translator_certificate_file: TranslatorCertificateFileTable;
  proven_field: ProvenFieldView;
  verification_file: VerificationFileTable;
  verification_event: VerificationEventTable;
  question: QuestionTable;
  team_member: TeamMemberTable;
  language_test: LanguageTestTable;
  passed_test: PassedTestView;
  verified_party: { person_id: string };
  test_answer: TestAnswerTable;
  test_request: TestRequestTable;
  test_marking: TestMarkingTable;
  sample_text: SampleTextTable;
  fraud_case: FraudCaseTable;
  fraud_case_member: FraudCaseMemberTable;
  fraud_sign: FraudSignTable;
  text_hit: TextHitTable;
  text_search: TextSearchTable;
  posting_file: PostingFileTable;
  application_draft: ApplicationDraftTable;
  application_template: ApplicationTemplateTable;
  confidentiality_promise: ConfidentialityPromiseTable;
  posting_draft: PostingDraftTable;
  posting_template: PostingTemplateTable;
  posting_draft_file: PostingDraftFileTable;
  saved_posting: SavedPostingTable;
  saved_search: SavedSearchTable;
  held_alert: HeldAlertTable;
  posting_invitation: PostingInvitationTable;
  supplier_note: SupplierNoteTable;
  site_visit: SiteVisitTable;
  supplier_search: SupplierSearchTable;
  staff: StaffTable;
  staff_session: StaffSessionTable;
  audit_entry: AuditEntryTable;
  dictionary_change: DictionaryChangeTable;
  news: NewsTable;
  moderation: ModerationTable;
  reported_content: ReportedContentTable;
  content_report: ContentReportTable;
  work_case: WorkCaseTable;
  work_note: WorkNoteTable;
  work_mention: WorkMentionTable;
  work_viewer: WorkViewerTable;
  work_filter: WorkFilterTable;
  person_watch: PersonWatchTable;
  organisation: OrganisationTable;
  organisation_member: OrganisationMemberTable;
  member_invitation: MemberInvitationTable;
  organisation_event: OrganisationEventTable;
  order_approval: OrderApprovalTable;
  cost_centre: CostCentreTable;
}

export type Tx = Transaction<Schema>;
/** The pool or a transaction: what a repository reads with. */
export type Queryable = Kysely<Schema>;
