import { limits } from './limits.ts';
import { DAY, HOUR, MINUTE, SECOND } from './time.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
/** Written alike in both languages: ¥100, ¥0.01, ¥1,000,000. */
const yuan = (fen: number) => `¥${grouped.format(fen / 100)}`;
const dollars = (cents: number) => `US$${grouped.format(cents / 100)}`;

/**
 * The limits as a sentence says them: percentages, amounts, days, hours. Every sentence that names a
 * bound takes it from here, so that what is promised is what the server does; `npm run check --
 * figures` finds those that write it out.
 */
export const bounds = {
  fee: percent(limits.handlingFeeShare),
  commission: percent(limits.commissionShare),
  paypalFee: percent(limits.settlement.paypalFeeShare),
  minimumPayout: yuan(limits.settlement.minimumCny),
  minimumPayoneer: dollars(limits.settlement.minimumPayoneerUsd),
  freeDaysAhead: limits.availability.aheadDays,
  certificationDays: limits.certification.usualDays,
  bankDays: limits.settlement.usualDays.bank,
  walletDays: limits.settlement.usualDays.wallet,
  payoutFirstDay: limits.settlement.firstDay,
  payoutLastDay: limits.settlement.lastDay,
  rateDays: limits.settlement.rateAgeMs / DAY,
  faultDays: limits.frontEnds.keptMs / DAY,
  unresolvedDays: limits.settlement.unresolvedMs / DAY,
  batchQuietMinutes: limits.settlement.quietMs / MINUTE,
  budgetNear: percent(limits.organisation.budgetNear),
  memberInvitationDays: limits.organisation.invitationMs / DAY,
  smallestUnitPrice: yuan(limits.unitPrice.min),
  largestUnitPrice: yuan(limits.unitPrice.max),
  smallestOrder: yuan(limits.orderAmount.min),
  largestOrder: yuan(limits.orderAmount.max),
  refundParts: limits.refund.parts,
  refundDays: limits.refund.withinMs / DAY,
  testQuestions: limits.languageTest.questions,
  testRightAnswers: limits.languageTest.questions * limits.languageTest.passShare,
  testMinutes: limits.languageTest.durationMs / MINUTE,
  testPass: percent(limits.languageTest.passShare),
  testSwitches: limits.languageTest.pageSwitches,
  testRetakeDays: limits.languageTest.retakeAfterMs / DAY,
  testGiveDays: limits.testRequest.giveDays,
  testMarkDays: limits.testRequest.markDays,
  testTranslateDays: limits.testRequest.translateMs / DAY,
  testRequestPass: percent(limits.testRequest.passShare),
  acceptHours: limits.order.acceptWithinMs / HOUR,
  acceptBeforeBookingHours: limits.order.acceptBeforeBookingMs / HOUR,
  payHours: limits.order.payWithinMs / HOUR,
  payBeforeBookingHours: limits.order.payBeforeBookingMs / HOUR,
  payMinutes: limits.order.paymentAttemptMs / MINUTE,
  changeRounds: limits.order.changeRounds,
  changes: limits.order.changes,
  offersOfTerms: limits.negotiation.offers,
  acceptanceDays: limits.order.autoAcceptMs / DAY,
  checkInMinutes: limits.order.checkInBeforeMs / MINUTE,
  cancelHours: limits.order.cancelAfterDueMs / HOUR,
  autoCancelDays: limits.order.autoCancelAfterDueMs / DAY,
  appealDays: limits.order.appealWithinMs / DAY,
  holdDays: limits.order.holdMs / DAY,
  escrowDays: limits.order.escrowMs / DAY,
  appealsPerSide: limits.appeal.perSide,
  evidenceHours: limits.appeal.evidenceMs / HOUR,
  reviewDays: limits.appeal.reviewMs / DAY,
  escalateDays: limits.appeal.escalateMs / DAY,
  evaluationDays: limits.evaluation.hiddenMs / DAY,
  fieldsOfWork: limits.profile.fields,
  codeMinutes: limits.code.lifetimeMs / MINUTE,
  visitorDays: limits.service.visitorMs / DAY,
  visitorKeptDays: limits.service.visitorKeptMs / DAY,
  rolloutDays: limits.rollout.slotMs / DAY,
  passwordMin: limits.password.min,
  sessionDays: limits.session.absoluteMs / DAY,
  idleDays: limits.session.idleMs / DAY,
  staffIdleMinutes: limits.staff.idleMs / MINUTE,
  staffHours: limits.staff.absoluteMs / HOUR,
  recallMinutes: limits.conversation.recallMs / MINUTE,
  staffLockMinutes: limits.staff.lockedMs / MINUTE,
  totpSeconds: limits.staff.totp.stepMs / SECOND,
  fileMegabytes: limits.file.bytes / 1_048_576,
  filesPerDelivery: limits.file.perDelivery,
} as const;
