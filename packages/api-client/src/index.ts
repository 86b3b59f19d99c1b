/**
 * The browser's side of the wire: one RTK Query API whose endpoints take their shapes from the
 * contract, the signed transport below it, the session, and the store. Redux reaches the apps through
 * this package only.
 */
export { tolkApi } from './tolk-api.ts';
export { callErrorOf, isCallError, type CallError } from './transport/call-error.ts';
export { onCallEffect } from './transport/effects.ts';
export { inForm, isShownInForm, markShownInForm } from './transport/in-form.ts';
export { callServer } from './transport/call.ts';
export { signedHeaders } from './transport/sign.ts';
export { humanCheckSource } from './transport/human-check.ts';
export { isHumanCheckRequired, isSilentHumanCheck } from './transport/human-check-required.ts';
export { learnServerTime, serverAhead, serverNow } from './transport/server-clock.ts';
export {
  downloadCallFile,
  downloadFile,
  downloadOwnData,
  previewCallFile,
  readCallPdf,
  previewFile,
  previewReviewFile,
  saveFile,
} from './transport/downloads.ts';
export {
  discardFile,
  discardRulingFile,
  discardServiceFile,
  discardTaxInvoiceFile,
  uploadFile,
  uploadRulingFile,
  uploadServiceFile,
  uploadTaxInvoiceFile,
  type FilePurpose,
  type UploadedFile,
  type UploadOptions,
} from './transport/uploads.ts';
export { usePicture, type Picture } from './transport/use-picture.ts';
export {
  awaitsReturn,
  wasRevoked,
  endSession,
  onReturnUnderAnother,
  onSessionChange,
  readSession,
  readToken,
  renewToken,
  revokeSession,
  startSession,
  type StoredSession,
} from './session/token.ts';
export { whileReplacing } from './session/replacement.ts';
export {
  endStaffSession,
  onStaffSessionChange,
  readStaffToken,
  startStaffSession,
} from './session/staff-token.ts';
export { useStaffSession } from './session/use-staff-session.ts';
export { selectIdentity, selectSession, selectSignedIn } from './session/session-slice.ts';
export {
  announceConversationChange,
  onConversationChange,
  type ConversationChanges,
} from './conversations/changes.ts';
export { forgetKeptMessages, keptPrefixes, staffOwner } from './conversations/kept.ts';
export { announceTyping, onOwnTyping, onTyping, sendTyping } from './conversations/typing.ts';
export { createTolkStore, type TolkState, type TolkStore } from './store/store.ts';
export { TolkStoreProvider, useTolkSelector, useTolkStore } from './store/provider.tsx';
export { tabStore, TabStoreProvider } from './store/tab-store.tsx';
export * from './endpoints/communicationinterface/chat.ts';
export * from './endpoints/communicationinterface/service.ts';
export * from './endpoints/clientinterface/account.ts';
export * from './endpoints/clientinterface/feedback.ts';
export * from './endpoints/clientinterface/files.ts';
export * from './endpoints/clientinterface/lists.ts';
export * from './endpoints/clientinterface/availability.ts';
export * from './endpoints/clientinterface/negotiations.ts';
export * from './endpoints/clientinterface/notifications.ts';
export * from './endpoints/clientinterface/orders.ts';
export * from './endpoints/clientinterface/overview.ts';
export * from './endpoints/clientinterface/drafts.ts';
export * from './endpoints/clientinterface/templates.ts';
export * from './endpoints/clientinterface/positions.ts';
export * from './endpoints/supinterface/account.ts';
export * from './endpoints/supinterface/dictionaries.ts';
export * from './endpoints/supinterface/availability.ts';
export * from './endpoints/supinterface/directory.ts';
export * from './endpoints/supinterface/feedback.ts';
export * from './endpoints/supinterface/files.ts';
export * from './endpoints/supinterface/hall.ts';
export * from './endpoints/supinterface/jobs.ts';
export * from './endpoints/supinterface/moderation.ts';
export * from './endpoints/supinterface/negotiations.ts';
export * from './endpoints/supinterface/notifications.ts';
export * from './endpoints/supinterface/orders.ts';
export * from './endpoints/clientinterface/resumes.ts';
export * from './endpoints/miniprogram/links.ts';
export * from './endpoints/supinterface/overview.ts';
export * from './endpoints/supinterface/resume.ts';
export * from './endpoints/supinterface/security.ts';
export * from './endpoints/supinterface/wechat.ts';
export * from './endpoints/clientinterface/info.ts';
export * from './endpoints/clientinterface/invoices.ts';
export * from './endpoints/clientinterface/organisations.ts';
export * from './endpoints/clientinterface/people.ts';
export * from './endpoints/opsinterface/account.ts';
export * from './endpoints/opsinterface/audit.ts';
export * from './endpoints/opsinterface/dictionaries.ts';
export * from './endpoints/opsinterface/faults.ts';
export * from './endpoints/opsinterface/invoices.ts';
export * from './endpoints/opsinterface/jobs.ts';
export * from './endpoints/opsinterface/reports.ts';
export * from './endpoints/opsinterface/fraud.ts';
export * from './endpoints/opsinterface/moderation.ts';
export * from './endpoints/opsinterface/news.ts';
export * from './endpoints/opsinterface/overview.ts';
export * from './endpoints/opsinterface/questions.ts';
export * from './endpoints/opsinterface/reviews.ts';
export * from './endpoints/opsinterface/staff.ts';
export * from './endpoints/opsinterface/tests.ts';
export * from './endpoints/opsinterface/users.ts';
export * from './endpoints/opsinterface/work.ts';
export * from './endpoints/supinterface/browsers.ts';
export * from './endpoints/supinterface/certification.ts';
export * from './endpoints/supinterface/profile.ts';
export * from './endpoints/supinterface/projects.ts';
export * from './endpoints/supinterface/templates.ts';
export * from './endpoints/supinterface/tests.ts';
export * from './endpoints/clientinterface/appeals.ts';
export * from './endpoints/opsinterface/appeals.ts';
export * from './endpoints/opsinterface/feedback.ts';
export * from './endpoints/opsinterface/figures.ts';
export * from './endpoints/opsinterface/orders.ts';
export * from './endpoints/opsinterface/reconciliation.ts';
export * from './endpoints/opsinterface/refunds.ts';
export * from './endpoints/opsinterface/transfers.ts';
export * from './endpoints/opsinterface/search.ts';
export * from './endpoints/opsinterface/service.ts';
export * from './endpoints/opsinterface/settlements.ts';
export * from './endpoints/supinterface/appeals.ts';
export * from './endpoints/supinterface/settlement.ts';
