import type { JSONColumnType } from 'kysely';
import type { PostingDraft } from '@tolk/contract';

export interface PostingDraftTable {
  id: string;
  owner_id: string;
  form: JSONColumnType<PostingDraft>;
  saved_at: Date;
}

/** Keeps the files of a draft from being removed as unused. */
export interface PostingDraftFileTable {
  draft_id: string;
  file_id: string;
}
