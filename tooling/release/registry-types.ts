/** One change of what is in use; `at` in ms since epoch. */
export type Activation = { version: string; at: number } & (
  | { reason: 'release' }
  /** `why` where something other than a person went back. */
  | { reason: 'rollback'; why?: string }
  | { reason: 'trial'; share: number }
  | { reason: 'taken back'; why?: string }
);

/** Folders to work on; the product's own when absent. */
export interface Places {
  releases?: string;
  apps?: string;
  /** Platform versions that the shells in use offer; else those that the product's instances have noted. */
  offered?: readonly string[] | undefined;
}
