/** What a scan meets; names are local, `w:p` is `p`. */
export interface MarkupHandlers {
  /** Attributes as they stand in the tag. */
  open?: (name: string, attributes: string) => void;
  close?: (name: string) => void;
  /** With its entities decoded. */
  text: (text: string) => void;
}

/** Elements of HTML whose content is no markup. */
const raw = /^(?:script|style)$/i;
const tagStart = /[a-z_/]/i;

/**
 * Goes through XML or HTML once, in the order in which it is written. Nothing is resolved or
 * fetched; what is not well-formed is passed by.
 */
export function scanMarkup(markup: string, handlers: MarkupHandlers): void {
  let at = 0;
  while (at < markup.length) {
    const bracket = next(markup, '<', at);
    if (bracket > at) handlers.text(decodeEntities(markup.slice(at, bracket)));
    if (bracket >= markup.length) return;
    at = scanAt(markup, bracket, handlers);
  }
}

/** Handles what begins at the bracket and answers where it ends. */
function scanAt(markup: string, at: number, handlers: MarkupHandlers): number {
  if (markup.startsWith('<!--', at)) return past(markup, '-->', at + 4);
  if (markup.startsWith('<![CDATA[', at)) {
    const end = next(markup, ']]>', at);
    handlers.text(markup.slice(at + 9, end));
    return end + 3;
  }
  if (markup[at + 1] === '?') return past(markup, '?>', at);
  if (markup[at + 1] === '!') return declarationEnd(markup, at);
  if (!tagStart.test(markup[at + 1] ?? '')) {
    handlers.text('<');
    return at + 1;
  }
  return scanTag(markup, at, handlers);
}

/** A DOCTYPE may hold declarations of its own in brackets. */
function declarationEnd(markup: string, at: number): number {
  const end = next(markup, '>', at);
  const inner = markup.slice(at, end).includes('[');
  return inner ? past(markup, '>', next(markup, ']', at)) : end + 1;
}

function scanTag(markup: string, at: number, { open, close }: MarkupHandlers): number {
  const end = tagEnd(markup, at);
  const closing = markup[at + 1] === '/';
  const tag = markup.slice(at + (closing ? 2 : 1), end);
  const full = /^[^\s/>]*/.exec(tag)?.[0] ?? '';
  const name = full.slice(full.indexOf(':') + 1);
  if (closing) {
    close?.(name);
    return end + 1;
  }
  open?.(name, tag.slice(full.length));
  if (tag.endsWith('/')) close?.(name);
  else if (raw.test(full)) return rawEnd(markup, full, end);
  return end + 1;
}

/** Where the tag's closing bracket is; those inside quotes are part of a value. */
function tagEnd(markup: string, at: number): number {
  const special = /["'>]/g;
  special.lastIndex = at;
  for (let found = special.exec(markup); found !== null; found = special.exec(markup)) {
    if (found[0] === '>') return found.index;
    special.lastIndex = next(markup, found[0], found.index + 1) + 1;
  }
  return markup.length;
}

function rawEnd(markup: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(markup)?.index ?? markup.length;
}

function next(markup: string, mark: string, from: number): number {
  const at = markup.indexOf(mark, from);
  return at === -1 ? markup.length : at;
}

function past(markup: string, mark: string, from: number): number {
  return next(markup, mark, from) + mark.length;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  rsquo: '’',
};
/** Names of letters: `eacute`, `szlig`, `ntilde` and so on. */
const letterName = /^[a-z]{1,2}(?:acute|grave|circ|uml|tilde|cedil|ring|slash|caron|lig|breve)$/i;

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,32});/gi, (_entity, name: string) => {
    if (name.startsWith('#')) return character(name.slice(1));
    // For counting, any letter is as good as the right one.
    return named[name] ?? (letterName.test(name) ? 'e' : ' ');
  });
}

function character(reference: string): string {
  const code = /^x/i.test(reference)
    ? Number.parseInt(reference.slice(1), 16)
    : Number.parseInt(reference, 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
