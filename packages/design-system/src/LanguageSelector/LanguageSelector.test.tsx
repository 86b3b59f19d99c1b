import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';

it('offers each language by its own name and switches the document', async () => {
  const chosen: string[] = [];
  renderPage(<LanguageSelector onChange={(language) => chosen.push(language)} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '中文');
  await waitFor(() => expect(chosen).toEqual(['zh-CN']));
  expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
});
