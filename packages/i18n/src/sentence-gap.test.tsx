import { render } from '@testing-library/react';
import { setLanguage } from './catalogs.ts';
import { SentenceGap } from './sentence-gap.tsx';

it.each([
  ['en', 'One. Two.'],
  ['zh-CN', 'One.Two.'],
] as const)('in %s two sentences read %s', async (language, read) => {
  await setLanguage(language);
  const { container } = render(
    <p>
      One.
      <SentenceGap />
      Two.
    </p>,
  );
  expect(container.textContent).toBe(read);
});
