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

it('follows the system when nothing was chosen, and turns with it', () => {
  localStorage.clear();
  const query = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => query as MediaQueryList;
  expect(run()).toBe('light');
  query.matches = true;
  query.dispatchEvent(new Event('change'));
  expect(document.documentElement.getAttribute('data-color-scheme')).toBe('dark');
});
