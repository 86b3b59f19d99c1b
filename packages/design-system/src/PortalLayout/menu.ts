import type { ReactNode } from 'react';

/** An entry of the left menu: a link, or a group of links under a name. */
export interface MenuEntry {
  readonly key: string;
  readonly label: ReactNode;
  /** What is behind it, as a sentence, where the label doesn't say it all. */
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  /** Where a link leads; a group has `children` instead. */
  readonly path?: string;
  /** Further paths on which this entry is the current one (details of a list). */
  readonly matches?: readonly string[];
  /** Unread count beside the label. */
  readonly badge?: number;
  readonly children?: readonly MenuEntry[];
}

/** Whether the entry, or one inside it, is where the person is. */
export function isCurrent(entry: MenuEntry, path: string): boolean {
  const own = [entry.path, ...(entry.matches ?? [])];
  return own.includes(path) || (entry.children ?? []).some((child) => isCurrent(child, path));
}
