import type { FilePurpose } from '@tolk/domain';
import type { JSONColumnType } from 'kysely';
import type { FoundLog } from '../logs/found-log.ts';

export interface FileTable {
  id: string;
  /** The person whose file it is; null for a file of the staff. */
  owner_id: string | null;
  /** The member of staff who attached it to a ruling, an answer or a tax invoice; null for a file of a person. */
  staff_id: string | null;
  purpose: FilePurpose | 'avatar';
  /** As the sender called it; shown, never used as a path. */
  name: string;
  media_type: string;
  /** bytes */
  size: number;
  word_count: number | null;
  created_at: Date;
}

/** The segments of a file whose words were counted; older files have none. */
export interface FileAnalysisTable {
  file_id: string;
  segments: number;
  /** As `unpackSegments` reads them. */
  packed: Buffer;
  /** What it says as the log of an analysis; then it has no segments of its own. */
  log: JSONColumnType<FoundLog> | null;
}
