/** Edits of source text by its landmarks. Each throws, naming the landmark, when the text has another shape. */

/** Puts `entry` at the end of the literal that `opening` begins and `closing` ends. */
export function append(source: string, opening: string, closing: string, entry: string): string {
  const start = source.indexOf(opening);
  const end = start < 0 ? -1 : source.indexOf(closing, start + opening.length);
  if (end < 0)
    throw new Error(`Expected “${opening} … ${closing.trim()}”; add this by hand:\n${entry}`);
  const body = source.slice(0, end).trimEnd();
  const comma = /[[{(,]$/.test(body) ? '' : ',';
  return `${body}${comma}\n${entry}${source.slice(end).replace(/^\n?/, '\n')}`;
}

/** Adds names to the import from `from`, or a new import after the last one. */
export function importNames(source: string, names: string, from: string): string {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll(/[/.]/g, '\\$&')}';`);
  const present = pattern.exec(source)?.[1];
  if (present === undefined)
    return insertLine(source, /^import .*$|^\} from .*$/gm, `import { ${names} } from '${from}';`);
  const list = present.split(',').map((name) => name.trim());
  const union = [...new Set([...list, ...names.split(', ')])].filter(Boolean);
  const sorted = union.toSorted((one, other) => one.localeCompare(other));
  return source.replace(pattern, `import { ${sorted.join(', ')} } from '${from}';`);
}

/** Puts a line after the last one that matches, or first when none does. */
export function insertLine(source: string, after: RegExp, line: string): string {
  const last = [...source.matchAll(after)].at(-1);
  if (!last) return `${line}\n${source}`;
  const end = last.index + last[0].length;
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`;
}
