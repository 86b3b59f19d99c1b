import type { Bilingual } from '../site/bilingual.ts';
import type { SiteSetting } from '../site/given.tsx';

/** A paragraph, or a list of points. */
export type Block = Bilingual | { list: readonly Point[] };

/** `only`: said only where the installation has this setting. */
type Point = Bilingual & { only?: SiteSetting };

export interface DocumentSection {
  /** Hash of its address; stays once it is published. */
  id: string;
  title: Bilingual;
  body: readonly Block[];
}

/** A legal text of the site, in both languages side by side. */
export interface LegalDocument {
  title: Bilingual;
  /** What it is and for whom, in a sentence or two. */
  intro: Bilingual;
  /** The day from which this version applies. */
  since: Bilingual;
  sections: readonly DocumentSection[];
}
