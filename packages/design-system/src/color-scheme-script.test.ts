import { colorSchemeScript } from './color-scheme-script.ts';

function run() {
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is run as the page runs it
  new Function(colorSchemeScript)();
  return document.documentElement.getAttribute('data-color-scheme');
}

it('marks the document with the colours chosen last', () => {
  localStorage.setItem('color-mode', 'dark');
  expect(run()).toBe('dark');
});

it('follows the system when nothing was chosen', () => {
  localStorage.clear();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  expect(run()).toBe('light');
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  expect(run()).toBe('dark');
});
