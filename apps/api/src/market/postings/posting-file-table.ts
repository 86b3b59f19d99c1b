import type { FileAudience } from '@tolk/domain';
import type { Generated } from 'kysely';

export interface PostingFileTable {
  file_id: string;
  posting_id: string;
  position: number;
  audience: Generated<FileAudience>;
  /** It helps with the work and is not counted. */
  reference_only: Generated<boolean>;
}
