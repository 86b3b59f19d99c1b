/** Formats of translation that are text with marks in it: what remains is what people read. */

const tag = /<\/?\w[^<>]*>/g;

/** SubRip and WebVTT: cues without their numbers, times and styling. */
export function textOfSubtitles(subtitles: string): string {
  const blocks = subtitles.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/);
  const web = /^\ufeff?WEBVTT/.test(subtitles);
  return blocks
    .map((block) => {
      const lines = block.split('\n');
      const timing = lines.findIndex((line) => line.includes('-->'));
      // Notes and styles of WebVTT; in SubRip it is a cue with an empty line in it.
      if (timing === -1) return web ? '' : block;
      return lines.slice(timing + 1).join(' ');
    })
    .join('\n')
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(tag, '');
}

/** A table as CSV (RFC 4180): its cells, one a line. */
export function textOfCells(table: string): string {
  return table.replace(/"[^"]*(?:""[^"]*)*"|,/g, (piece) =>
    piece === ',' ? '\n' : piece.slice(1, -1).replaceAll('""', '"'),
  );
}

/** Gettext: the messages to translate, without header, comments and what is no longer used. */
export function textOfCatalogue(catalogue: string): string {
  const pieces: string[] = [];
  let counts = false;
  for (const line of catalogue.split(/\r?\n/)) {
    const keyword = /^\s*(msg\w+)/.exec(line)?.[1];
    if (keyword !== undefined) {
      counts = keyword === 'msgid' || keyword === 'msgid_plural';
      pieces.push('\n');
    } else if (!/^\s*"/.test(line)) {
      counts = false;
    }
    if (counts) pieces.push(quoted(line));
  }
  return pieces.join('').replace(tag, '');
}

function quoted(line: string): string {
  const text = line.slice(line.indexOf('"') + 1, line.lastIndexOf('"'));
  return text.replace(/\\(.)/g, (_escape, sign: string) => (/[nrt]/.test(sign) ? '\n' : sign));
}

/** JSON: its values, not their names. Throws when it is none. */
export function textOfJson(json: string): string {
  const pieces: string[] = [];
  JSON.parse(json, (_name, value: unknown) => {
    if (typeof value === 'string') pieces.push(value);
  });
  return pieces.join('\n');
}
