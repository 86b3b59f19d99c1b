/** What a code is sent for; one sent for another purpose is not accepted. */
export const codePurposes = [
  'register',
  'login',
  'reset',
  /** To the address or number that is to belong to the account. */
  'bind',
  /** To the one that belongs to it now: the old one confirms. */
  'confirm',
  'delete',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** How an account can be reached. */
export type ContactChannel = 'email' | 'phone';

/** Why an account cannot be deleted yet. */
export const deletionBlockers = ['liveOrders', 'heldMoney', 'organisations'] as const;
export type DeletionBlocker = (typeof deletionBlockers)[number];

/** What stays after a deletion, and which duty asks for it. */
export const keptAfterDeletion = [
  'transactions',
  'ledger',
  'taxInvoices',
  'reviews',
  'disputes',
] as const;
export type KeptAfterDeletion = (typeof keptAfterDeletion)[number];

/** Parts of a public resume that its owner chooses. */
export const resumeParts = [
  'profile',
  'work',
  'reviews',
  'education',
  'experience',
  'certificates',
] as const;
export type ResumePart = (typeof resumeParts)[number];
