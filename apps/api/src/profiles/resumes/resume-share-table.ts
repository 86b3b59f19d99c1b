import type { ResumePart } from '@tolk/domain';

/** A resume that is public under a link. */
export interface ResumeShareTable {
  person_id: string;
  /** In the link; shown to its owner again, so kept as it is. */
  token: string;
  parts: ResumePart[];
  created_at: Date;
}
