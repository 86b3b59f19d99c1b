/**
 * The text of a bank's file: UTF-8 where it is that, else GB18030, which Chinese banks write and which
 * every byte sequence of GBK and GB2312 is as well. A byte order mark is left out.
 */
export function bankText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
