import { scanMarkup } from './scan-markup.ts';

/** Which text of a kind of markup is the text that people read; names are local. */
export interface TextRule {
  /** Only text inside these counts; without it, all text does. */
  within?: ReadonlySet<string>;
  /** What lies in these never counts. */
  without?: ReadonlySet<string>;
  /** Whether a line ends at this tag. */
  breaksAt: (name: string) => boolean;
  /** Tags that stand for blanks. */
  blanks?: ReadonlySet<string>;
}

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const officeBreaks = set('p br tab cr tc');
/** WordprocessingML and DrawingML (ECMA-376): words may be spread over runs. */
const office: TextRule = {
  within: set('t'),
  // A text box stands there twice, the second time for old readers; a moved text where it came
  // from; slide numbers and formulas are no text to translate.
  without: set('Fallback moveFrom fld oMath rPh'),
  breaksAt: (name) => officeBreaks.has(name),
};

const openDocumentBreaks = set('p h tab line-break table-cell');
/** OpenDocument 1.3, part 3. */
const openDocument: TextRule = {
  within: set('p h'),
  without: set('tracked-changes annotation note-citation ruby-text'),
  breaksAt: (name) => openDocumentBreaks.has(name),
  blanks: set('s'),
};

const pageInline = set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr',
);
const page: TextRule = { breaksAt: (name) => !pageInline.has(name.toLowerCase()) };

const xml: TextRule = { breaksAt: () => true };

/** XLIFF 1.2 and 2.1: what is to be translated, once, without the code in it. */
const xliff: TextRule = {
  within: set('source'),
  without: set('alt-trans ph bpt ept it'),
  breaksAt: (name) => name === 'source',
};

export const textRules = { office, openDocument, page, xml, xliff };

/** The text of `markup` as the rule sees it; a line of the source is none of the text. */
export function textOfMarkup(markup: string, rule: TextRule): string {
  const { within, without, breaksAt, blanks } = rule;
  const pieces: string[] = [];
  let inside = 0;
  let outside = 0;
  const move = (name: string, by: 1 | -1): void => {
    if (within?.has(name)) inside = Math.max(0, inside + by);
    if (without?.has(name)) outside = Math.max(0, outside + by);
    if (breaksAt(name)) pieces.push('\n');
    else if (blanks?.has(name)) pieces.push(' ');
  };
  scanMarkup(markup, {
    open: (name) => move(name, 1),
    close: (name) => move(name, -1),
    text: (text) => {
      if (outside === 0 && (within === undefined || inside > 0))
        pieces.push(text.replace(/[\n\r\t]+/g, ' '));
    },
  });
  return pieces.join('');
}
