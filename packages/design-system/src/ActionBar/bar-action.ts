import type { ReactNode } from 'react';

export interface BarAction {
  readonly key: string;
  readonly label: ReactNode;
  readonly onChoose: () => void;
  readonly enabled: boolean;
  /** Why it is off, in the reader's language. */
  readonly reason?: string | undefined;
  /** When it will be on, ISO 8601: from then on it is, also on a screen that was read before. */
  readonly availableAt?: string | undefined;
  /** `main` is the one to take next, `danger` ends something; the others step back, `rest` into a menu. */
  readonly rank?: 'main' | 'other' | 'danger' | 'rest';
  readonly icon?: ReactNode;
  /** What pressing it does, as a sentence, where the label doesn't say it all. */
  readonly hint?: string;
}
