import { screen, within } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { PreviewStrip } from './preview-strip.tsx';
import { shownPreview } from './shown-preview.ts';

afterEach(() => document.head.replaceChildren());

it('a page that previews a release names it, and every other page none', () => {
  expect(shownPreview()).toBeUndefined();
  document.head.innerHTML = '<meta name="preview" content="marketing 0.1.0-ab12" />';
  expect(shownPreview()).toEqual({ remote: 'marketing', version: '0.1.0-ab12' });
});

it('the strip says what is previewed and leads back to the same screen', () => {
  renderScreen(<PreviewStrip remote="marketing" version="0.1.0-ab12" />, {
    at: '/terms?lang=en',
  });
  const strip = screen.getByRole('complementary', { name: 'Preview' });
  expect(strip).toHaveTextContent(
    'Preview of marketing, release 0.1.0-ab12. Only this browser sees it.',
  );
  expect(within(strip).getByRole('link', { name: 'Leave preview' })).toHaveAttribute(
    'href',
    '/leave-preview?back=%2Fterms%3Flang%3Den',
  );
});
