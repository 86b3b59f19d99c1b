/**
 * What a person sets up about their own account, the same on both sides of the marketplace: picture,
 * sign-in, devices, notifications, public resume, appearance, own data, the verification of person
 * and company, and the organisations that the person belongs to. Bundled into both portals; its
 * words travel with each portal's catalogs.
 */
export { accountViewsCatalogs } from './catalogs.ts';
export { PushOffer } from './browser-push/push-offer.tsx';
export { BelongingHint } from './organisation/belonging-hint.tsx';
export { EnterOrganisation } from './organisation/enter-organisation.tsx';
export { MemberInvitation } from './organisation/member-invitation.tsx';
export { OrganisationPage } from './organisation/organisation-page.tsx';
export { foundRules, nameRule } from './organisation/organisation-rules.ts';
export { RoleNotice } from './organisation/role-notice.tsx';
export { useActing } from './organisation/use-acting.ts';
export { useMemberMay } from './organisation/use-member-may.ts';
export { useOwnOrderActions } from './organisation/use-own-order-actions.ts';
export { PictureSection } from './account/picture-section.tsx';
export { SettingsPage } from './page/settings-page.tsx';
export { CompanySection } from './verification/company-section.tsx';
export type { CompanyRequest } from './verification/company-rules.ts';
export { DocumentPhotoField } from './verification/document-photo-field.tsx';
export { RealNameSection } from './verification/real-name-section.tsx';
export type { RealNameRequest } from './verification/real-name-form.tsx';
export { StoredPhoto, StoredPhotos } from './verification/stored-photo.tsx';
export { SubmitDialog } from './verification/submit-dialog.tsx';
export { useAgreement } from './verification/use-agreement.ts';
export { maySubmit, VerificationStatus } from './verification/verification-status.tsx';
export { verificationChips } from './verification/verification-labels.ts';
