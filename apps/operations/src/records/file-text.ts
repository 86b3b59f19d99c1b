/**
 * The text of a file as banks and spreadsheets write it: UTF-8 where it is that, else GB18030, which
 * they write in China and which every byte sequence of GBK and GB2312 is as well. A byte order mark
 * is left out.
 */
export function fileText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
