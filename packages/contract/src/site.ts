/**
 * What one installation says about itself on its pages. The api writes it into every page that it serves,
 * the front ends read it from there. Free of schemas, so that a browser can load it.
 */
export interface SiteInfo {
  /** Name of the company behind the site, in Chinese and in English; '' like all others when there is none. */
  operator: string;
  operatorEnglish: string;
  /** In which language each of the two is written: a company with one name has it in both places. */
  operatorLanguage: string;
  operatorEnglishLanguage: string;
  /** ICP filing of the site, e.g. 京ICP备00000000号-1. */
  filingNumber: string;
  /** Filing at the public security bureau. */
  policeNumber: string;
  contactEmail: string;
  contactPhone: string;
  /** What the QR code of the official account says. */
  officialAccountUrl: string;
  /** What the QR code of the mini-program says. */
  miniProgramUrl: string;
  /** 'yes' where clients can pay by bank transfer too. */
  bankTransfer: string;
  /** Of a hundred documents so many report how fast they were. */
  vitalsPercent: string;
}

export const noSite: SiteInfo = {
  operator: '',
  operatorEnglish: '',
  operatorLanguage: '',
  operatorEnglishLanguage: '',
  filingNumber: '',
  policeNumber: '',
  contactEmail: '',
  contactPhone: '',
  officialAccountUrl: '',
  miniProgramUrl: '',
  bankTransfer: '',
  vitalsPercent: '',
};

export const siteFields = Object.keys(noSite) as readonly (keyof SiteInfo)[];

/** Id of the JSON block in the page. */
export const siteElementId = 'site';

/** Where the api writes what a served page says: the head's lines about it, and its main part. */
export const servedParts = ['head', 'content'] as const;
/** The attribute of the element that holds a served page's content. */
export const servedMark = 'data-served';
export type ServedPart = (typeof servedParts)[number];

/**
 * Stands in a prerendered page for a value that only the serving api knows; the api puts the value there,
 * escaped for HTML. `origin` is the public address without a trailing slash.
 */
export function pageToken(name: keyof SiteInfo | 'origin' | ServedPart): string {
  return `{{tolk:${name}}}`;
}

const reportHash = /^#report-([0-9a-f-]{36})$/;

/** The anchor on a supplier’s served page that opens the report of it. */
export function reportAnchor(personId: string): string {
  return `#report-${personId}`;
}

/** Whose page is to be reported; undefined: nobody’s. */
export function reportedIn(hash: string): string | undefined {
  return reportHash.exec(hash)?.[1];
}
