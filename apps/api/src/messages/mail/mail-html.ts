/** A piece of HTML that is safe to put into a mail as it is. */
export interface MailHtml {
  readonly markup: string;
}

type Part = MailHtml | string | null | readonly MailHtml[];

/** Fills a template; whatever is not `MailHtml` already is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): MailHtml {
  const markup = strings.reduce((all, piece, index) => all + render(parts[index - 1]) + piece);
  return { markup };
}

/** Markup of ours that the template would escape, such as comments for one mail client. */
export function verbatim(markup: string): MailHtml {
  return { markup };
}

function render(part: Part | undefined): string {
  if (part === null || part === undefined) return '';
  if (typeof part === 'string') return escape(part);
  return 'markup' in part ? part.markup : part.map((item) => item.markup).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
