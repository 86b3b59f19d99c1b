import type { ColumnType } from 'kysely';
import type { RegistryFile } from '@tolk/contract/remotes';
import type { Activation } from '@tolk/release';

/** `remotes.json`, and the `history.json` of each remote. */
export interface ReleaseDocument {
  registry: RegistryFile;
  histories: Readonly<Record<string, readonly Activation[]>>;
}

export interface ReleaseRegistryTable {
  /** There is one row, 1. */
  id: number;
  revision: number;
  document: ColumnType<ReleaseDocument, string, string>;
}

/** One object of the bucket, `releases/<name>/<sha256>`. */
export interface ReleaseArchiveTable {
  /** `<remote>/<version>`, `pages/<pair>` or `shell/<hash>`. */
  name: string;
  sha256: string;
  marks: string;
  whole: boolean;
  changed_at: Date;
}

export interface ShellInstanceTable {
  id: string;
  platform: string;
  hash: string;
  noted_at: Date;
}
