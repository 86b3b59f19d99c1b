import { textRuns } from './text-runs.ts';

it.each<[string, unknown]>([
  ['供应合同 Contract', '供应合同 Contract'],
  ['Café Müller', 'Café Müller'],
  ['Dvořák', [{ text: 'Dvořák', font: 'latin' }]],
  ['译者 Erdo\u0067\u0306an 与 Li', ['译者 ', { text: 'Erdoğan', font: 'latin' }, ' 与 Li']],
  ['Łódź Є', [{ text: 'Łódź', font: 'latin' }, ' ', { text: 'Є', font: 'latin' }]],
])('%s is set in fonts that have its letters', (text, runs) => {
  expect(textRuns(text)).toEqual(runs);
});

it.each([
  ['a line feed', 'Nordhaus GmbH\nTax number DE129273398', 'Nordhaus GmbH Tax number DE129273398'],
  ['every line break', 'a\r\nb\u2028c\u2029d\u0085e\u000bf\tg', 'a b c d e f g'],
  ['a mark of direction', 'Nord\u202ehaus\u2066', 'Nordhaus'],
])('%s begins no line and hides nothing', (_, text, runs) => {
  expect(textRuns(text)).toEqual(runs);
});

it.each([
  ['한국 Trading', '□□ Trading'],
  ['Tea 👩‍👩‍👧 house', 'Tea □□□ house'],
  ['Bell\u0007', 'Bell□'],
])('%j has a box for each letter that no font has', (text, runs) => {
  expect(textRuns(text)).toEqual(runs);
});
