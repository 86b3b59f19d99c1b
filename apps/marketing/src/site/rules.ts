import { limits } from '@tolk/domain/limits';
import { DAY, HOUR, MINUTE } from '@tolk/domain/time';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const yuan = (fen: number) => `¥${fen / 100}`;

/** The product's bounds as people say them: percentages, days, hours. What a page promises is what the server does. */
export const rules = {
  fee: percent(limits.handlingFeeShare),
  commission: percent(limits.commissionShare),
  paypalFee: percent(limits.settlement.paypalFeeShare),
  minimumPayout: yuan(limits.settlement.minimumCny),
  minimumPayoneer: `US$${limits.settlement.minimumPayoneerUsd / 100}`,
  payoutFirstDay: limits.settlement.firstDay,
  payoutLastDay: limits.settlement.lastDay,
  testQuestions: limits.languageTest.questions,
  testMinutes: limits.languageTest.durationMs / MINUTE,
  testPass: percent(limits.languageTest.passShare),
  testSwitches: limits.languageTest.pageSwitches,
  testRetakeDays: limits.languageTest.retakeAfterMs / DAY,
  acceptHours: limits.order.acceptWithinMs / HOUR,
  acceptBeforeSessionHours: limits.order.acceptBeforeSessionMs / HOUR,
  payHours: limits.order.payWithinMs / HOUR,
  payBeforeSessionHours: limits.order.payBeforeSessionMs / HOUR,
  payMinutes: limits.order.paymentAttemptMs / MINUTE,
  changeRounds: limits.order.changeRounds,
  acceptanceDays: limits.order.autoAcceptMs / DAY,
  cancelHours: limits.order.cancelAfterDueMs / HOUR,
  autoCancelDays: limits.order.autoCancelAfterDueMs / DAY,
  appealDays: limits.order.appealWithinMs / DAY,
  holdDays: limits.order.holdMs / DAY,
  evidenceHours: limits.appeal.evidenceMs / HOUR,
  reviewDays: limits.appeal.reviewMs / DAY,
  escalateDays: limits.appeal.escalateMs / DAY,
  evaluationDays: limits.evaluation.hiddenMs / DAY,
  recallMinutes: limits.chat.recallMs / MINUTE,
  codeMinutes: limits.code.lifetimeMs / MINUTE,
  passwordMin: limits.password.min,
  sessionDays: limits.session.absoluteMs / DAY,
  idleDays: limits.session.idleMs / DAY,
  fileMegabytes: limits.file.bytes / 1_048_576,
  filesPerDelivery: limits.file.perDelivery,
} as const;
