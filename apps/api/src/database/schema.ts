import type { Kysely, Transaction } from 'kysely';
import type {
  AppealEventTable,
  AppealEvidenceTable,
  AppealFileTable,
  AppealRulingTable,
  AppealTable,
} from './tables/appeal.ts';
import type { ApplicationTable } from './tables/application.ts';
import type { DeliveryFileTable, DeliveryTable } from './tables/delivery.ts';
import type { EvaluationTable } from './tables/evaluation.ts';
import type { AccountBalanceView, LedgerEntryTable, LedgerLineTable } from './tables/ledger.ts';
import type {
  OrderEventTable,
  OrderFileTable,
  OrderTable,
  SessionBookingTable,
} from './tables/order.ts';
import type { PaymentAttemptTable } from './tables/payment.ts';
import type { RefundTable } from './tables/refund.ts';
import type { PaymentIncidentTable } from './tables/incident.ts';
import type {
  ReconciliationDifferenceTable,
  ReconciliationTable,
} from './tables/reconciliation.ts';
import type { EarningTable } from './tables/earning.ts';
import type { ExchangeRateTable } from './tables/exchange-rate.ts';
import type { FeeInvoiceOrderTable, FeeInvoiceTable } from './tables/fee-invoice.ts';
import type { PayoutBatchTable } from './tables/payout-batch.ts';
import type {
  SettlementEventTable,
  SettlementItemTable,
  SettlementTable,
} from './tables/settlement.ts';
import type { SettlementQuoteTable } from './tables/settlement-quote.ts';
import type { PostingTable, PostingViewCountTable, PostingViewTable } from './tables/posting.ts';
import type { CodeTable } from './tables/code.ts';
import type { FileAnalysisTable, FileTable } from './tables/file.ts';
import type { HintCounterTable } from './tables/hint-counter.ts';
import type { IdempotencyTable } from './tables/idempotency.ts';
import type { JobTable } from './tables/job.ts';
import type { NonceTable } from './tables/nonce.ts';
import type { NotificationPreferenceTable } from './tables/notification-preference.ts';
import type { NotificationTable } from './tables/notification.ts';
import type { PersonTable } from './tables/person.ts';
import type { ResumeShareTable } from './tables/resume-share.ts';
import type { SessionTable } from './tables/session.ts';
import type { SessionTokenTable } from './tables/session-token.ts';
import type { SettingTable } from './tables/setting.ts';
import type { VerificationTable } from './tables/verification.ts';
import type {
  PersonalInformationTable,
  SupplierProfileTable,
  ClientProfileTable,
  SupplierOutputTable,
} from './tables/profile.ts';
import type {
  EducationTable,
  CertificateTable,
  WorkExperienceTable,
  ProjectExperienceTable,
  ResumeFileTable,
} from './tables/resume.ts';
import type {
  RealNameVerificationTable,
  CompanyCertificationTable,
  SettlementMethodTable,
  VerificationFileTable,
  VerificationEventTable,
} from './tables/certification.ts';
import type { QuestionTable } from './tables/question.ts';
import type { TeamMemberTable } from './tables/team-member.ts';
import type { LanguageTestTable, TestAnswerTable } from './tables/language-test.ts';
import type { PostingFileTable } from './tables/posting-file.ts';
import type { HeldAlertTable } from './tables/held-alert.ts';
import type { SavedSearchTable } from './tables/saved-search.ts';
import type { PostingInvitationTable } from './tables/invitation.ts';
import type { SupplierNoteTable } from './tables/supplier-note.ts';
import type { SiteVisitTable } from './tables/site-visit.ts';
import type { SupplierSearchTable } from './tables/supplier-search.ts';
import type { StaffTable } from './tables/staff.ts';
import type { StaffSessionTable } from './tables/staff-session.ts';
import type { AuditEntryTable } from './tables/audit.ts';
import type { DictionaryChangeTable } from './tables/dictionary.ts';
import type { NewsTable } from './tables/news.ts';

/** Every table with its columns, one interface each in `tables/`. */
export interface Schema {
  account_balance: AccountBalanceView;
  appeal: AppealTable;
  appeal_event: AppealEventTable;
  appeal_evidence: AppealEvidenceTable;
  appeal_file: AppealFileTable;
  appeal_ruling: AppealRulingTable;
  application: ApplicationTable;
  delivery: DeliveryTable;
  delivery_file: DeliveryFileTable;
  earning: EarningTable;
  evaluation: EvaluationTable;
  exchange_rate: ExchangeRateTable;
  fee_invoice: FeeInvoiceTable;
  fee_invoice_order: FeeInvoiceOrderTable;
  ledger_entry: LedgerEntryTable;
  ledger_line: LedgerLineTable;
  order_event: OrderEventTable;
  order_file: OrderFileTable;
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
  session_booking: SessionBookingTable;
  settlement: SettlementTable;
  settlement_event: SettlementEventTable;
  settlement_item: SettlementItemTable;
  settlement_quote: SettlementQuoteTable;
  resume_share: ResumeShareTable;
  code: CodeTable;
  file: FileTable;
  file_analysis: FileAnalysisTable;
  hint_counter: HintCounterTable;
  idempotency: IdempotencyTable;
  job: JobTable;
  nonce: NonceTable;
  notification: NotificationTable;
  notification_preference: NotificationPreferenceTable;
  person: PersonTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  setting: SettingTable;
  verification: VerificationTable;
  personal_information: PersonalInformationTable;
  supplier_profile: SupplierProfileTable;
  client_profile: ClientProfileTable;
  supplier_output: SupplierOutputTable;
  education: EducationTable;
  certificate: CertificateTable;
  work_experience: WorkExperienceTable;
  project_experience: ProjectExperienceTable;
  resume_file: ResumeFileTable;
  real_name_verification: RealNameVerificationTable;
  company_certification: CompanyCertificationTable;
  settlement_method: SettlementMethodTable;
  verification_file: VerificationFileTable;
  verification_event: VerificationEventTable;
  question: QuestionTable;
  team_member: TeamMemberTable;
  language_test: LanguageTestTable;
  test_answer: TestAnswerTable;
  posting_file: PostingFileTable;
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
}

export type Tx = Transaction<Schema>;
/** The pool or a transaction: what a repository reads with. */
export type Queryable = Kysely<Schema>;
