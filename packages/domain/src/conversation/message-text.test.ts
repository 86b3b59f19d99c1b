import { messageText } from './message-text.ts';

describe('what is stored of a typed message', () => {
  it.each<[string, string, string]>([
    ['space around it goes', '  Is Friday possible?\n', 'Is Friday possible?'],
    ['line feeds are of one kind', 'one\r\ntwo', 'one\ntwo'],
    ['letters that nobody sees go', 'pay\u200Bpal\u2060', 'paypal'],
    ['nothing but such letters is empty', '\u200B\uFEFF \u2063', ''],
    ['overrides of direction go', 'moc.\u202Eelpmaxe', 'moc.elpmaxe'],
    ['marks of direction stay', 'שלום\u200F!', 'שלום\u200F!'],
    ['joiners of an emoji stay', '👩\u200D💻', '👩\u200D💻'],
    ['control characters go, tabs stay', 'a\u0007\tb', 'a\tb'],
    ['four marks on a letter are enough', `a${'\u0301'.repeat(40)}`, `a${'\u0301'.repeat(4)}`],
    ['a page of empty lines becomes two of them', `a${'\n'.repeat(50)}b`, 'a\n\n\nb'],
    ['joiners of an emoji of a skin stay', '🧑🏽\u200D⚕\uFE0F', '🧑🏽\u200D⚕\uFE0F'],
    ['joiners of Persian stay', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['joiners of Hindi stay', 'क्\u200Dष', 'क्\u200Dष'],
    ['joiners between other letters go', 'pay\u200Dpal\u200C', 'paypal'],
    ['one joiner is enough', 'می\u200C\u200C\u200Cخواهم', 'می\u200Cخواهم'],
    [
      'the choice of how a letter looks stays',
      '葛\u{E0100}城 1\uFE0F\u20E3',
      '葛\u{E0100}城 1\uFE0F\u20E3',
    ],
    ['the choice of how nothing looks goes', '\uFE0Fa', 'a'],
    ['a blank of Braille is a space', '\u2800a\u2800b\u2800', 'a b'],
    [
      'marks between joiners stand on one letter',
      `a${`${'\u0301'.repeat(4)}\u200D`.repeat(900)}`,
      `a${'\u0301'.repeat(4)}`,
    ],
    [
      'marks between marks of direction stand on one letter',
      `a${`${'\u0301'.repeat(4)}\u200E`.repeat(900)}b`,
      `a${'\u0301'.repeat(4)}\u200Eb`,
    ],
    ['marks of Hebrew, Thai and Vietnamese stay', 'בְּרֵאשִׁ֖ית ที่นี้ tiê\u0301ng', 'בְּרֵאשִׁ֖ית ที่นี้ tiê\u0301ng'],
  ])('%s', (_what, typed, stored) => {
    expect(messageText(typed)).toBe(stored);
  });

  it.each([
    '\u3164',
    '\uFFA0',
    '\u115F\u1160',
    '\u2800',
    '\u200D',
    '\u200C',
    '\u200E\u200F',
    '\u061C',
    '\u034F',
    '\uFE0F',
    '\u{E0100}',
    '\u17B4',
    '\u180B',
    '\u{1D173}',
    '\uFFF9',
    '\u{1BCA0}',
    '\uE000',
  ])('a message of %j alone shows nothing, so it is empty', (typed) => {
    expect(messageText(` ${typed} `)).toBe('');
  });

  it('a million letters take no longer than reading them', () => {
    expect(messageText('\u0301'.repeat(1_000_000))).toHaveLength(4);
    expect(messageText(`a${'\u200E'.repeat(1_000_000)}b`)).toBe('a\u200Eb');
  });
});
