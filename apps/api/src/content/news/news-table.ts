export interface NewsTable {
  id: string;
  title_en: string;
  title_zh: string;
  text_en: string;
  text_zh: string;
  audience: 'all' | 'supplier' | 'client';
  state: 'draft' | 'published' | 'withdrawn';
  author_id: string;
  created_at: Date;
  published_at: Date | null;
}
