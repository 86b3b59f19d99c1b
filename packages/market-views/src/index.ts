/**
 * How orders, applications, reviews and notifications look on both sides of the marketplace: the
 * components that know the contract's shapes. Bundled into the portals; its words travel with each
 * portal's catalogs, those for states and dictionaries with `@tolk/labels`.
 */
export { marketViewsCatalogs } from './catalogs.ts';
export { AppealDialog } from './appeals/appeal-dialog.tsx';
export { AppealPage } from './appeals/appeal-page.tsx';
export { AppealsPage } from './appeals/appeals-page.tsx';
export { bookedAmount } from './bookings/booked-amount.ts';
export { bookingRules } from './bookings/booking-rules.ts';
export { BookingTimes } from './bookings/booking-times.tsx';
export { filledIn, type BookingValues } from './bookings/booking-values.ts';
export { BreakFields, breakFieldNames } from './bookings/break-fields.tsx';
export {
  breakRules,
  filledBreaks,
  noBreaks,
  typedBreaks,
  type BreakValues,
} from './bookings/break-values.ts';
export { PlaceFields } from './bookings/place-fields.tsx';
export { useBreaksText } from './bookings/use-breaks-text.ts';
export { ChangeBanner } from './changes/change-banner.tsx';
export { ChangeDialog } from './changes/change-dialog.tsx';
export { ChangeHistory } from './changes/change-history.tsx';
export { claimsOvertime, pendingChangeOf } from './changes/pending-change.ts';
export { MoreTimeDialog } from './changes/more-time-dialog.tsx';
export { OvertimeDialog } from './changes/overtime-dialog.tsx';
export { mayClaimOvertime } from './changes/overtime-values.ts';
export { MessageButton } from './conversations/message-button.tsx';
export { MilestoneList } from './milestones/milestone-list.tsx';
export { MilestoneNumber } from './milestones/milestone-number.tsx';
export { DeliveryList } from './deliveries/delivery-list.tsx';
export { FileList } from './deliveries/file-list.tsx';
export { ProposalBanner } from './ends/proposal-banner.tsx';
export { ProposeEndDialog } from './ends/propose-end-dialog.tsx';
export { EvaluateDialog } from './evaluations/evaluate-dialog.tsx';
export { EvaluationList } from './evaluations/evaluation-list.tsx';
export { DownloadButtons } from './statements/download-buttons.tsx';
export { Counted } from './files/counted.tsx';
export { FileButton } from './files/file-button.tsx';
export {
  countedFiles,
  ReferenceChoice,
  referenceFileIdsOf,
  referencesAmong,
} from './files/reference-choice.tsx';
export { InvoicedBefore } from './tax-invoices/invoiced-before.tsx';
export { OrderReferences } from './tax-invoices/order-references.tsx';
export { InvoiceDocuments } from './tax-invoices/invoice-documents.tsx';
export { FileHash } from './files/file-hash.tsx';
export { useUpload, useUploadBy } from './files/use-upload.ts';
export { useBandNames } from './files/band-names.ts';
export { WeightedWords } from './files/weighted-words.tsx';
export { WordAnalysisTable } from './files/word-analysis.tsx';
export { LedgerTable } from './ledger/ledger-table.tsx';
export { FeedbackChip } from './feedback/feedback-chip.tsx';
export { MessagePage } from './messages/message-page.tsx';
export { MessagesPage } from './messages/messages-page.tsx';
export { useOrderSeen } from './notifications/use-order-seen.ts';
export { CalendarButton } from './orders/calendar-button.tsx';
export { OrderActions } from './orders/order-actions.tsx';
export { OrderFilters } from './orders/order-filters.tsx';
export { OrderHistory } from './orders/order-history.tsx';
export { MoreWaiting } from './orders/more-waiting.tsx';
export { OrderList } from './orders/order-list.tsx';
export { OrderDownloads } from './orders/order-downloads.tsx';
export { useOrderQuery } from './orders/order-query.ts';
export { OrderStatus } from './orders/order-status.tsx';
export { OrderStatusTabs } from './orders/order-status-tabs.tsx';
export { OrderTerms } from './orders/order-terms.tsx';
export { OrderTimeline } from './orders/order-timeline.tsx';
export { RefundsPart } from './orders/refunds-part.tsx';
export { useTermEntries } from './orders/term-entries.tsx';
export { TransferNote } from './orders/transfer-note.tsx';
export { TurnBanner } from './orders/turn-banner.tsx';
export { DueTime } from './orders/due-time.tsx';
export { isOverdue, TurnLine } from './orders/turn-line.tsx';
export { ClosingTime } from './postings/closing-time.tsx';
export { PostingFacts } from './postings/posting-facts.tsx';
export { PostingFiles } from './postings/posting-files.tsx';
export { PostingSummary, summedUp } from './postings/posting-summary.tsx';
export { PostingWords } from './postings/posting-words.tsx';
export { noJobs } from './postings/no-jobs.tsx';
export { VisitorEntrance } from './postings/visitor-entrance.tsx';
export type { ShownPosting } from './postings/shown-posting.ts';
export { DiffersFromAgreed, OrderDiffersFromAgreed } from './offers/agreed-before.tsx';
export { NegotiationPage } from './offers/negotiation-page.tsx';
export { Approx } from './money/approx.tsx';
export { OfferChip } from './offers/offer-chip.tsx';
export { OfferFields } from './offers/offer-fields.tsx';
export { isNegotiable, negotiatedOffer } from './offers/open-offer.ts';
export { WaitingOffers } from './offers/waiting-offers.tsx';
export { QuestionCard } from './questions/question-card.tsx';
export {
  CertificateEntry,
  EducationEntry,
  EmploymentEntry,
  ProjectEntry,
  ResumeEntries,
  ResumeEntry,
} from './resume/experience-parts.tsx';
export { OutputTable } from './resume/output-table.tsx';
export { ProvenFields } from './resume/proven-fields.tsx';
export { useOutputAmounts } from './resume/use-output-amounts.ts';
export {
  FigureSpans,
  hasFigures,
  PunctualitySpans,
  useFiguresRule,
} from './resume/supplier-figures.tsx';
export { ReportButton } from './reports/report-button.tsx';
export { ReportDialog } from './reports/report-dialog.tsx';
export { ResumeHeadCard } from './resume/resume-head-card.tsx';
export { ResumeView } from './resume/resume-view.tsx';
export { ResumeEvaluations } from './resume/resume-evaluations.tsx';
export { Period } from './resume/period.tsx';
export { IntervalFields } from './hours/interval-fields.tsx';
export { keptIntervals, typedIntervals } from './hours/intervals.ts';
export { WeekFields } from './hours/week-fields.tsx';
export { ClashList } from './bookings/clash-list.tsx';
export { Day } from './bookings/day.tsx';
export { BookingTime } from './bookings/booking-time.tsx';
export { BookingPart } from './bookings/booking-part.tsx';
export { MonthChange } from './money/month-change.tsx';
export { MarketRange } from './rates/market-range.tsx';
export { PairRange } from './rates/pair-range.tsx';
export { WorkloadField } from './terms/workload-field.tsx';
export { MatchChip } from './match/match-chip.tsx';
export { FirstStepsCard, type ShownStep } from './first-steps/first-steps-card.tsx';
export { MarkList } from './tests/mark-list.tsx';
export { MarkingForm } from './tests/marking-form.tsx';
export { SheetList } from './tests/sheet-list.tsx';
export { TestMarkingChip } from './tests/test-marking-chip.tsx';
export { TestRequestChip } from './tests/test-request-chip.tsx';
export { Passage, TestText } from './tests/test-text.tsx';
export { NewsSection } from './news/news-section.tsx';
