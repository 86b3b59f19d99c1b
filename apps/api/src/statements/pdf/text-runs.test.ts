import { textRuns } from './text-runs.ts';

it.each<[string, unknown]>([
  ['供应合同 Contract', '供应合同 Contract'],
  ['Café Müller', 'Café Müller'],
  ['Dvořák', [{ text: 'Dvořák', font: 'latin' }]],
  ['译者 Erdo\u0067\u0306an 与 Li', ['译者 ', { text: 'Erdoğan', font: 'latin' }, ' 与 Li']],
])('%s is set in fonts that have its letters', (text, runs) => {
  expect(textRuns(text)).toEqual(runs);
});
