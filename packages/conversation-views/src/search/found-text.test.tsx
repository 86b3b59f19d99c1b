import { render } from '@testing-library/react';
import { FoundText } from './found-text.tsx';

const long = 'The glossary of last year is attached, and the contract is in annex three.';

it.each([
  ['two words', 'annex three', 'annex|three'],
  ['words apart, whatever their case', 'CONTRACT annex', 'contract|annex'],
  ['signs that mean something elsewhere', 'three.', 'three.'],
])('marks %s', (_case, words, marked) => {
  const { container } = render(<FoundText text={long} words={words} />);
  const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks.join('|')).toBe(marked);
});

it('begins a little before the first match', () => {
  const { container } = render(<FoundText text={long} words="contract" />);
  expect(container.textContent).toBe('…ar is attached, and the contract is in annex three.');
});

it('shows a message in which a word stands in another form as it is', () => {
  const { container } = render(<FoundText text={long} words="glossaries" />);
  expect(container.textContent).toBe(long);
});
