import type { BilingualText } from '../../calls/refusal.ts';

/**
 * What a mail program makes a link of: an address of any scheme, a host by name, an e-mail address. Names
 * of files stay; no top-level domain is called like these.
 */
const links =
  /[a-z][a-z0-9+.-]{1,20}:\/\/\S+|(?:mailto|tel):\S+|\bwww\.\S+|\S+@\S+|(?:[\p{L}\p{N}_-]+\.)+(?!(?:docx?|xlsx?|pptx?|pdf|txt|rtf|odt|csv|srt|tmx|xliff)\b)\p{L}{2,}(?:[:/?#]\S*)?/giu;

/** Stands for a link. */
export const leftOut = { en: '[link]', zh: '[链接]' } as const satisfies BilingualText;

/** A text of somebody’s own choice as it may stand in a mail of ours: it leads nowhere. */
export function withoutLinks(text: string, instead: string): string {
  return text.replace(links, instead);
}
