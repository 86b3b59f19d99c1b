/** What a mail is built of, top to bottom. Texts are plain: the template escapes them. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Stands alone in large figures, so that it can be selected at one touch. */
  | { kind: 'code'; code: string }
  /** Its address stands beneath it, for whom the button does not work. */
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; rows: readonly MailFact[] }
  | { kind: 'small'; text: string };

export interface MailFact {
  label: string;
  value: string;
}

/** One line below the mail, with an address of the web or without. */
export interface FooterLine {
  text: string;
  url?: string;
}

/** An address that may stand in a mail. Throws for anything but http and https. */
export function webAddress(url: string): string {
  const { protocol } = new URL(url);
  if (protocol === 'https:' || protocol === 'http:') return url;
  throw new Error(`A mail leads to the web only, not to ${protocol}`);
}
