import { withoutLinks } from './without-links.ts';

it.each([
  ['See https://evil.example/login?a=1 now', 'See [link] now'],
  ['www.evil.example', '[link]'],
  ['Log in at evil.example/login today.', 'Log in at [link] today.'],
  ['请登录evil.com。', '[link]。'],
  ['Write to tea@evil.example', 'Write to [link]'],
  ['mailto:tea', '[link]'],
  ['Contract of lease v2.docx', 'Contract of lease v2.docx'],
  ['合同.pdf.example', '[link]'],
  ['At 10.30, for 3.5 hours. Fine?', 'At 10.30, for 3.5 hours. Fine?'],
  ['你好。明天见！', '你好。明天见！'],
])('“%s” stands in a mail as “%s”', (text, shown) => {
  expect(withoutLinks(text, '[link]')).toBe(shown);
});
