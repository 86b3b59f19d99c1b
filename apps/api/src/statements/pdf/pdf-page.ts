import type { Content, DocumentDefinition, TableLayout } from 'pdfmake';
import { product, type Language } from '@tolk/domain';
import { colour } from '../../messages/mail/mail-style.ts';
import { moneyText, moneyWithSymbol } from '../../calls/money-text.ts';
import { longestWord, withBreaks } from './long-words.ts';
import { textRuns } from './text-runs.ts';
import type { Statement, StatementCell, StatementColumn, StatementTable } from '../statement.ts';

/** Points: A4 with generous margins, as the screens have them. */
const margins = { side: 48, top: 84, bottom: 56 };
const pageWidths = { portrait: 595.28, landscape: 841.89 };
type Orientation = keyof typeof pageWidths;
const labelWidth = 120;
const size = { title: 20, further: 13, text: 9.5, small: 8, dense: 7 };
/** More columns than an upright page has room for. */
const columnsUpright = 8;

/** Tolk's mark, as the design system draws it. */
const mark = `<svg viewBox="0 0 32 32"><path fill="${colour.ink}" d="M2 22V13.5C2 8.2 4.8 5 10 3.8l.8 2.1C8 6.8 6.5 8.3 6.2 10.5h6.3V22z"/><path fill="${colour.seal}" d="M25.4 4H30v24H18.5v-4.6h6.9z"/></svg>`;

/** How the statement looks on paper. */
export function pageOf(statement: Statement, operator: string): DocumentDefinition {
  const { language, title, subject, facts, totals, notes, issued, further = [] } = statement;
  const pageOrientation = isDense(statement) ? 'landscape' : 'portrait';
  return {
    pageSize: 'A4',
    pageOrientation,
    pageMargins: [margins.side, margins.top, margins.side, margins.bottom],
    info: {
      title: `${title} ${subject}`,
      author: product.name,
      creator: product.name,
      producer: product.name,
    },
    language,
    defaultStyle: { font: 'text', fontSize: size.text, lineHeight: 1.25, color: colour.ink },
    header: () => headOf(subject, pageOrientation),
    footer: (page, pages) =>
      footOf([operator, issued].filter(Boolean), placeOf(page, pages, language)),
    content: [
      { text: title, fontSize: size.title, bold: true, margin: [0, 0, 0, 12] },
      factsOf(facts),
      tableOf(statement, language),
      ...further.flatMap((table) => [furtherTitle(table.title), tableOf(table, language)]),
      totalsOf(totals, language),
      ...notes.map((text): Content => ({ text, ...quiet, margin: [0, 4, 0, 0] })),
    ],
  };
}

const quiet = { color: colour.quiet, fontSize: size.small };

function furtherTitle(text: string): Content {
  return { text, fontSize: size.further, bold: true, margin: [0, 0, 0, 8] };
}

function isDense({ columns }: StatementTable): boolean {
  return columns.length > columnsUpright;
}

function line(lineColor: string, lineWidth: number, x2: number): Content {
  return {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2, y2: 0, lineColor, lineWidth }],
  };
}

function headOf(subject: string, orientation: Orientation): Content {
  return {
    margin: [margins.side, 32, margins.side, 0],
    stack: [
      {
        columns: [
          { svg: mark, width: 18 },
          {
            text: [
              { text: product.name, bold: true },
              { text: `  ${product.nameChinese}`, color: colour.quiet },
            ],
            fontSize: 12,
            margin: [6, 1, 0, 0],
          },
          { text: subject, ...quiet, alignment: 'right', margin: [0, 4, 0, 0] },
        ],
        margin: [0, 0, 0, 8],
      },
      line(colour.jade, 1.2, pageWidths[orientation] - 2 * margins.side),
    ],
  };
}

function placeOf(page: number, pages: number, language: Language): string {
  return language === 'en' ? `Page ${page} of ${pages}` : `第 ${page} 页，共 ${pages} 页`;
}

function footOf(lines: readonly string[], place: string): Content {
  return {
    margin: [margins.side, 20, margins.side, 0],
    columns: [
      { stack: lines.map((text) => ({ text: textRuns(text), ...quiet })) },
      { text: place, ...quiet, alignment: 'right', width: 'auto' },
    ],
  };
}

function factsOf(facts: Statement['facts']): Content {
  if (facts.length === 0) return [];
  return {
    margin: [0, 0, 0, 16],
    table: {
      widths: [labelWidth, '*'],
      body: facts.map(({ label, value }) => [
        { text: label, color: colour.quiet },
        { text: textRuns(value) },
      ]),
    },
    layout: 'noBorders',
  };
}

/** For tables with many columns. */
const closer = {
  paddingLeft: (at: number) => (at === 0 ? 0 : 4),
  paddingRight: (at: number, { table }: TableLayout) =>
    at === (table.widths?.length ?? 0) - 1 ? 0 : 4,
};

/** Hairlines between the rows, nothing else. */
const hairlines = {
  hLineWidth: (at: number) => (at === 0 ? 0 : at === 1 ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (at: number) => (at === 1 ? colour.ink : colour.line),
  paddingLeft: (at: number) => (at === 0 ? 0 : 6),
  paddingRight: (at: number, { table }: TableLayout) =>
    at === (table.widths?.length ?? 0) - 1 ? 0 : 6,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

function tableOf(table: StatementTable, language: Language): Content {
  const { columns, rows, empty } = table;
  const dense = isDense(table);
  const head = columns.map(({ title, currency }): Content => ({
    text: wholeWords(title),
    bold: true,
    fontSize: dense ? size.dense : size.small,
    color: colour.quiet,
    alignment: currency === undefined ? 'left' : 'right',
  }));
  const body = rows.map((row) => row.map((cell, at) => cellOf(cell, columns[at], language)));
  const gap: Content = {};
  const none: Content[] = [
    { text: empty, colSpan: columns.length, color: colour.quiet },
    ...columns.slice(1).map(() => gap),
  ];
  // Where no column takes what is left of the width, all share it.
  const noneIsWide = !columns.some(({ wide }) => wide);
  return {
    margin: [0, 0, 0, 16],
    fontSize: dense ? size.dense : size.text,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ wide }) => (wide || noneIsWide ? '*' : 'auto')),
      body: [head, ...(body.length === 0 ? [none] : body)],
    },
    layout: dense ? { ...hairlines, ...closer } : hairlines,
  };
}

function cellOf(
  cell: StatementCell,
  column: StatementColumn | undefined,
  language: Language,
): Content {
  if (typeof cell !== 'number')
    return { text: column?.whole ? wholeWords(cell ?? '') : textRuns(withBreaks(cell ?? '')) };
  const text = moneyWithSymbol({ amount: cell, currency: column?.currency ?? 'CNY' }, language);
  return { text, alignment: 'right', noWrap: true };
}

/** With breaks at its spaces alone, and in words that are longer than any of common use. */
function wholeWords(text: string): Content[] {
  return text
    .split(/(?<= )/)
    .map((word): Content =>
      word.length > longestWord
        ? { text: textRuns(withBreaks(word)) }
        : { text: textRuns(word), noWrap: true },
    );
}

function totalsOf(totals: Statement['totals'], language: Language): Content {
  if (totals.length === 0) return [];
  return {
    margin: [0, 0, 0, 16],
    unbreakable: true,
    table: {
      widths: ['*', 'auto'],
      body: totals.map(({ label, money, strong }) => {
        const look = strong ? { bold: true, color: colour.jade } : {};
        return [
          { text: label, alignment: 'right', ...look },
          { text: moneyText(money, language), alignment: 'right', noWrap: true, ...look },
        ];
      }),
    },
    layout: { ...hairlines, hLineWidth: () => 0, paddingTop: () => 2, paddingBottom: () => 2 },
  };
}
