import type { Language } from '@tolk/domain';

interface Blocks {
  paragraph: { text: string };
  /** Stands alone in large figures, so that it can be selected at one touch. */
  code: { code: string };
  /** Its address stands beneath it, for whom the button does not work. */
  button: { label: string; url: string };
  facts: { rows: readonly MailFact[] };
  small: { text: string };
}

type Kind = keyof Blocks;

/** What a mail is built of, top to bottom. Texts are plain: the template escapes them. */
export type MailBlock<K extends Kind = Kind> = { [P in K]: { kind: P } & Blocks[P] }[K];

/** How each kind of block is written in one of the two forms of a mail. */
export type BlockWriters<Form> = {
  readonly [K in Kind]: (block: Blocks[K], language: Language) => Form;
};

export function writeBlock<Form, K extends Kind>(
  writers: BlockWriters<Form>,
  block: MailBlock<K>,
  language: Language,
): Form {
  return writers[block.kind](block, language);
}

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

export interface MailPage {
  language: Language;
  /** The heading. */
  title: string;
  /** What a list of mails shows after the subject; not seen in the mail itself. */
  preheader: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets this mail, and where to change that. */
  footer: readonly FooterLine[];
  /** Left out where there is nothing to answer: then it says that replies are not read. */
  answer?: AnswerElsewhere;
}

/** Where to answer instead of by mail. */
export interface AnswerElsewhere {
  /** A sentence below the mail. */
  line: string;
  /** What stands for the addressee once somebody replies all the same. */
  replyName: string;
}
