import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { LanguagePairChip } from './LanguagePairChip.tsx';

it('shows the pair short and says it in full', () => {
  renderPage(<LanguagePairChip source="en" target="zh-CN" />);
  const chip = screen.getByTitle('English → Chinese (Simplified)');
  expect(chip).toHaveTextContent('EN → 中文');
  expect(chip).toHaveTextContent('From English to Chinese (Simplified)');
});
