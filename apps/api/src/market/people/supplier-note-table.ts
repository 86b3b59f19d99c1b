import type { Generated } from 'kysely';

/** Private to the client. */
export interface SupplierNoteTable {
  id: string;
  client_id: string;
  supplier_id: string;
  grade: number | null;
  text: Generated<string>;
  tags: Generated<string[]>;
  updated_at: Date;
}
