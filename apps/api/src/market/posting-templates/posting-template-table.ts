import type { JSONColumnType } from 'kysely';
import type { PostingTemplateForm } from '@tolk/contract';

export interface PostingTemplateTable {
  id: string;
  owner_id: string;
  name: string;
  form: JSONColumnType<PostingTemplateForm>;
  created_at: Date;
}
