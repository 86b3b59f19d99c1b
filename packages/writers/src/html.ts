/** A piece of HTML that is safe to put into a page or a mail as it is. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | null | readonly Html[];

/** Fills a template; whatever is not `Html` already is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = strings.reduce((page, piece, index) => page + render(parts[index - 1]) + piece);
  return { markup };
}

/** Markup that is known to be safe, such as a library's or a comment for one mail client. */
export function verbatim(markup: string): Html {
  return { markup };
}

function render(part: Part | undefined): string {
  if (part === null || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
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
