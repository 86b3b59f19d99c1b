/** One measured figure beside its target; `met` is null where the target is not a number. */
export interface Row {
  what: string;
  figure: string;
  target: string;
  met: boolean | null;
}

export interface Section {
  name: string;
  title: string;
  run: () => Promise<Row[]>;
}

/** Prints a section as a table in plain text; the widths follow the longest cell. */
export function printRows(title: string, rows: readonly Row[]): void {
  const cells = rows.map((row) => [row.what, row.figure, row.target, verdict(row.met)]);
  const table = [['', 'figure', 'target', ''], ...cells];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((line) => (line[column] ?? '').length)),
  );
  console.log(`\n${title}`);
  for (const line of table) {
    console.log(`  ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
  }
}

function verdict(met: boolean | null): string {
  if (met === null) return '';
  return met ? 'met' : 'missed';
}

export function round(value: number, digits = 2): string {
  return value.toFixed(digits);
}

/** The value below which `share` of the sorted samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}
