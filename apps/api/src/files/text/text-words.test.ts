import { analyseText } from './text-words.ts';

const gb18030 = (hex: string) => Buffer.from(hex, 'hex');

it.each<[what: string, extension: string, content: string | Buffer, words: number | null]>([
  ['a text in two languages', 'txt', 'Hello 世界', 3],
  ['a text in GB 18030', 'txt', gb18030('cac0bde7 48692e'.replaceAll(' ', '')), 3],
  ['a text in UTF-16', 'txt', Buffer.from('\ufeffHi 世界', 'utf16le'), 3],
  ['a page', 'html', '<title>Two words</title><p class="not counted">Hel<b>lo</b>', 3],
  ['a page with code', 'html', '<style>a b</style><script>if (a<b) c()</script><p>one', 1],
  ['a page whose code never ends', 'html', '<p>one <script>two three', 1],
  ['a page with remarks', 'html', '<!-- not > this -->one<br>two', 2],
  ['a page with names of letters', 'htm', 'caf&eacute;&nbsp;cr&#232;me, isn&rsquo;t it', 4],
  ['a page with a bare bracket', 'html', 'two < three &amp; four', 3],
  ['a page with brackets in quotes', 'html', '<a title="a > b">one</a>', 1],
  ['a page that breaks off', 'html', 'one <a href="two three', 1],
  [
    'a page that says its encoding',
    'html',
    Buffer.concat([Buffer.from('<meta charset="big5">'), gb18030('a940acc9')]),
    2,
  ],
  ['XML', 'xml', '<?xml version="1.0"?><a b="no"><c>one</c><c>two</c></a>', 2],
  ['XML with a DOCTYPE', 'xml', '<!DOCTYPE a [<!ENTITY b "two three">]><a>one &b;</a>', 1],
  ['XML with CDATA', 'xml', '<a><![CDATA[one <two> three]]></a>', 3],
  [
    'XLIFF 1.2',
    'xlf',
    `<file><body><trans-unit><source>Press <g id="1">Sa</g>ve <ph>{0}</ph></source>
     <target>Drücken Sie auf Speichern</target><alt-trans><source>no</source></alt-trans></trans-unit>
     <note>Not this</note></body></file>`,
    2,
  ],
  [
    'XLIFF 2.1',
    'xliff',
    '<unit><segment><source>One<pc id="1"> two</pc></source></segment></unit>',
    2,
  ],
  [
    'SubRip',
    'srt',
    '1\r\n00:00:01,000 --> 00:00:04,000\r\n{\\an8}<i>Good</i> morning.\r\n\r\n2\r\n00:00:05,000 --> 00:00:06,000\r\n早上好\r\n',
    5,
  ],
  [
    'WebVTT',
    'vtt',
    'WEBVTT - a title\n\nSTYLE\n::cue { color: red }\n\nNOTE not this\n\nfirst\n00:01.000 --> 00:04.000 align:start\n<v Ada>Good morning.\n',
    2,
  ],
  [
    'a catalogue',
    'po',
    `msgid ""\nmsgstr "Language: zh\\n"\n\n#: src/a.tsx:3\nmsgctxt "not this"\nmsgid "One <0>file</0>\\n"\n"is open"\nmsgid_plural "Files are \\"open\\""\nmsgstr[0] "文件已打开"\n\n#~ msgid "gone"\n`,
    7,
  ],
  ['a table', 'csv', 'name,price\n"Hat, red","1,024"', 5],
  ['JSON', 'json', '{"not": "one two", "n": 3, "list": ["three", {"a": "四"}]}', 4],
  ['no JSON', 'json', '{"a": ', null],
  [
    'RTF',
    'rtf',
    String.raw`{\rtf1\ansi\ansicpg936{\fonttbl{\f0 Not This;}}{\*\generator Nor This;}{\info{\title Nor That}}\f0\fs24 Hel{\b lo} \'ca\'c0\'bd\'e7\par caf\u233? \u19990\'ca\'c0\tab end}`,
    6,
  ],
  ['RTF with bytes', 'rtf', String.raw`{\rtf1 one {\pict\bin9 } } } } two} three}`, 2],
  ['RTF that breaks off', 'rtf', String.raw`{\rtf1 one {\b two \'`, 2],
])('the words of %s are counted', (_what, extension, content, words) => {
  expect(analyseText(Buffer.from(content), extension)?.words ?? null).toBe(words);
});

it.each<[string, string, string]>([
  ['tags that never end', 'html', '<a '.repeat(300_000)],
  ['brackets alone', 'html', '<'.repeat(1_000_000)],
  ['remarks that never end', 'xml', '<!--'.repeat(300_000)],
  ['quotes that never end', 'html', `<a ${`b='"`.repeat(300_000)}`],
  ['declarations that never end', 'xml', '<![CDATA['.repeat(200_000)],
  ['DOCTYPEs that never end', 'xml', '<!DOCTYPE ['.repeat(200_000)],
  ['scripts that never end', 'html', '<script>'.repeat(200_000)],
  ['groups that never end', 'rtf', String.raw`{\rtf1 ${'{'.repeat(500_000)}`],
  ['tags in subtitles', 'srt', '<a'.repeat(500_000)],
  ['quotes in catalogues', 'po', `msgid "${'\\"'.repeat(300_000)}`],
  ['deep JSON', 'json', '['.repeat(500_000)],
])('a megabyte of %s is read in one go', (_what, extension, content) => {
  const before = process.threadCpuUsage();
  analyseText(Buffer.from(content), extension);
  const { user, system } = process.threadCpuUsage(before);
  // Microseconds of this thread: what else runs on the machine does not count.
  expect(user + system).toBeLessThan(5_000_000);
});

it.each<[what: string, extension: string, content: string, segments: number]>([
  ['a page that is broken into lines as written', 'html', '<p>One\n long\n  sentence.</p>', 1],
  ['a page with two sentences', 'html', '<p>One <b>bold. And</b> another.</p>', 2],
  ['a table', 'csv', 'name,price\n"Hat, red",12', 4],
  ['a cue of two lines', 'srt', '1\n00:00:01,000 --> 00:00:04,000\nWe are\nhere\n', 1],
  ['a catalogue', 'po', 'msgid "One "\n"message"\nmsgstr ""\n', 1],
  ['XLIFF', 'xlf', '<source>Press <g id="1">Save</g>. Then <ph/>wait.</source>', 2],
  ['RTF with cells', 'rtf', String.raw`{\rtf1 one\cell two\cell\row three. Four.\par}`, 4],
  ['Chinese without blanks', 'txt', '您好。请坐！\n喝茶', 3],
])('the segments of %s are counted', (_what, extension, content, segments) => {
  expect(analyseText(Buffer.from(content), extension)?.segments).toBe(segments);
});
