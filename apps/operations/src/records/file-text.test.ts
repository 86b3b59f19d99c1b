import { fileText } from './file-text.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

it('a file in UTF-8 is read as such, without its byte order mark', () => {
  expect(fileText(bytes(0xef, 0xbb, 0xbf, 0xe6, 0x88, 0x90, 0xe5, 0x8a, 0x9f))).toBe('成功');
});

it('a file in GBK is read as GB18030', () => {
  expect(fileText(bytes(0xb3, 0xc9, 0xb9, 0xa6, 0x2c, 0x31))).toBe('成功,1');
});

it('a name that only GB18030 can write is read', () => {
  // 㛃 (U+36C3) takes four bytes.
  expect(fileText(bytes(0x81, 0x30, 0xfc, 0x35).slice(0))).toHaveLength(1);
});
