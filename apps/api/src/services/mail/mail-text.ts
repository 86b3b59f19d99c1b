import type { Language } from '@tolk/domain';
import { webAddress, type FooterLine, type MailBlock } from './mail-block.ts';
import type { MailPage } from './mail-page.ts';

/** The twin of a mail for clients and people that read plain text. */
export function mailText(
  { language, title, blocks }: MailPage,
  footer: readonly FooterLine[],
): string {
  const parts = [title, ...blocks.map((block) => blockText(block, language))];
  const lines = footer.map(({ text, url }) =>
    url === undefined ? text : labelled(text, webAddress(url), language),
  );
  // The signature line of RFC 3676, 4.3: clients leave what follows out of their answers.
  return `${parts.join('\n\n')}\n\n-- \n${lines.join('\n')}\n`;
}

function blockText(block: MailBlock, language: Language): string {
  switch (block.kind) {
    case 'code':
      return block.code;
    case 'button':
      return `${block.label}${colon(language).trimEnd()}\n${webAddress(block.url)}`;
    case 'facts':
      return block.rows.map(({ label, value }) => labelled(label, value, language)).join('\n');
    case 'paragraph':
    case 'small':
      return block.text;
  }
}

function labelled(label: string, value: string, language: Language): string {
  return label + colon(language) + value;
}

function colon(language: Language): string {
  return language === 'en' ? ': ' : '：';
}
