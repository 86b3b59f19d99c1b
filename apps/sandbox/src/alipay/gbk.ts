/** Node reads GBK and doesn't write it; the table is made of what it reads. */
let table: ReadonlyMap<string, Buffer> | undefined;

/** What GBK has no sign for becomes a question mark. */
export function toGbk(text: string): Buffer {
  table ??= readTable();
  const signs = table;
  const question = Buffer.from('?');
  return Buffer.concat(
    Array.from(text, (sign) =>
      sign < '\u0080' ? Buffer.from(sign) : (signs.get(sign) ?? question),
    ),
  );
}

function readTable(): ReadonlyMap<string, Buffer> {
  const decoder = new TextDecoder('gbk');
  const signs = new Map<string, Buffer>();
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const bytes = Buffer.from([first, second]);
      const sign = decoder.decode(bytes);
      if (sign.length === 1 && sign !== '\ufffd') signs.set(sign, bytes);
    }
  }
  return signs;
}
