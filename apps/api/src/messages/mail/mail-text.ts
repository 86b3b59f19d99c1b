import type { Language } from '@tolk/domain';
import {
  webAddress,
  writeBlock,
  type BlockWriters,
  type FooterLine,
  type MailPage,
} from './mail-block.ts';

/** The twin of a mail for clients and people that read plain text. */
export function mailText(
  { language, title, blocks }: MailPage,
  footer: readonly FooterLine[],
): string {
  const parts = [title, ...blocks.map((block) => writeBlock(writers, block, language))];
  const lines = footer.map(({ text, url }) =>
    url === undefined ? text : labelled(text, webAddress(url), language),
  );
  // The signature line of RFC 3676, 4.3: clients leave what follows out of their answers.
  return `${parts.join('\n\n')}\n\n-- \n${lines.join('\n')}\n`;
}

const writers: BlockWriters<string> = {
  paragraph: ({ text }) => text,
  code: ({ code }) => code,
  button: ({ label, url }, language) => `${label}${colon(language).trimEnd()}\n${webAddress(url)}`,
  facts: ({ rows }, language) =>
    rows.map(({ label, value }) => labelled(label, value, language)).join('\n'),
  small: ({ text }) => text,
};

function labelled(label: string, value: string, language: Language): string {
  return label + colon(language) + value;
}

function colon(language: Language): string {
  return language === 'en' ? ': ' : '：';
}
