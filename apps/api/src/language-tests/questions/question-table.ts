import type { Generated } from 'kysely';

export interface QuestionTable {
  id: string;
  /** Of the product’s own bank; null for what staff wrote. */
  seed_key: string | null;
  source_language: string;
  target_language: string;
  prompt: string;
  passage: Generated<string>;
  options: string[];
  /** 0 to 3. */
  answer: number;
  skill: string;
  retired: Generated<boolean>;
  /** By staff: the seeded text does not come back. */
  edited: Generated<boolean>;
  created_at: Date;
}
