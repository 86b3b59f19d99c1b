/**
 * The code points that a TrueType font has a glyph for, by its `cmap` table
 * (https://learn.microsoft.com/typography/opentype/spec/cmap). Throws for a font without one.
 */
export function lettersOf(font: Buffer): ReadonlySet<number> {
  const letters = new Set<number>();
  for (const table of characterMaps(font)) {
    const format = table.readUInt16BE(0);
    if (format === 4) addSegments(table, letters);
    if (format === 12) addGroups(table, letters);
  }
  if (letters.size === 0) throw new Error('The font says of no character that it has it');
  return letters;
}

function characterMaps(font: Buffer): Buffer[] {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const record = records.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (record === undefined) return [];
  const cmap = font.subarray(font.readUInt32BE(record + 8));
  return Array.from({ length: cmap.readUInt16BE(2) }, (_, at) =>
    cmap.subarray(cmap.readUInt32BE(4 + 8 * at + 4)),
  );
}

/** Format 4: segments of the first plane, each with a shift or with a list of glyphs. */
function addSegments(table: Buffer, letters: Set<number>): void {
  const size = table.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + size + at);
    const shift = table.readUInt16BE(16 + 2 * size + at);
    const list = 16 + 3 * size + at;
    const offset = table.readUInt16BE(list);
    for (let code = start; code <= end && code < 0xff_ff; code += 1) {
      const glyph =
        offset === 0
          ? (code + shift) & 0xff_ff
          : table.readUInt16BE(list + offset + 2 * (code - start));
      if (glyph !== 0) letters.add(code);
    }
  }
}

/** Format 12: groups of every plane, their glyphs one after the other. */
function addGroups(table: Buffer, letters: Set<number>): void {
  const groups = table.readUInt32BE(12);
  for (let at = 16; at < 16 + 12 * groups; at += 12) {
    const end = table.readUInt32BE(at + 4);
    for (let code = table.readUInt32BE(at); code <= end; code += 1) letters.add(code);
  }
}
