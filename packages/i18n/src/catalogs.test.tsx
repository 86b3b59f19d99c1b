import { useLingui } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getLanguage, I18nProvider, loadCatalogs, setLanguage, useLanguage } from './index.ts';

function catalogs(id: string, english: string, chinese: string) {
  return {
    en: () => Promise.resolve({ messages: { [id]: [english] } }),
    'zh-CN': () => Promise.resolve({ messages: { [id]: [chinese] } }),
  };
}

function Page() {
  const { i18n } = useLingui();
  return (
    <label>
      {i18n.t('hello')} {i18n.t('name')} {useLanguage()}
      <input />
    </label>
  );
}

beforeEach(() => act(() => setLanguage('en')));

it('a switch changes every package at once, keeps typed text and is remembered', async () => {
  await loadCatalogs(catalogs('hello', 'Hello', '您好'));
  await loadCatalogs(catalogs('name', 'Ann', '安'));
  render(<Page />, { wrapper: I18nProvider });
  await userEvent.type(screen.getByRole('textbox'), 'draft');
  await act(() => setLanguage('zh-CN'));
  expect(screen.getByLabelText('您好 安 zh-CN')).toHaveValue('draft');
  expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
  expect(localStorage.getItem('language')).toBe('zh-CN');
});

it('a package that arrives late is loaded in the language in use', async () => {
  await act(() => setLanguage('zh-CN'));
  await loadCatalogs(catalogs('hello', 'Late', '迟到'));
  render(<Page />, { wrapper: I18nProvider });
  expect(screen.getByText(/迟到/)).toBeInTheDocument();
});

it('a package that arrives during a switch is waited for', async () => {
  let deliver: (catalog: { messages: { [id: string]: string[] } }) => void = () => undefined;
  const slow = {
    ...catalogs('name', 'Bob', ''),
    'zh-CN': () =>
      new Promise<{ messages: { [id: string]: string[] } }>((done) => (deliver = done)),
  };
  const arriving = loadCatalogs(slow);
  const switching = setLanguage('zh-CN');
  await arriving;
  expect(getLanguage()).toBe('en');
  deliver({ messages: { name: ['鲍勃'] } });
  await switching;
  expect(getLanguage()).toBe('zh-CN');
});

it('the last of two quick switches wins', async () => {
  await act(() => Promise.all([setLanguage('zh-CN'), setLanguage('en')]));
  expect(getLanguage()).toBe('en');
});

it('a catalog that cannot be fetched leaves the old language, and a second try works', async () => {
  let online = false;
  await loadCatalogs({
    ...catalogs('hello', 'Hello', ''),
    'zh-CN': () =>
      online
        ? Promise.resolve({ messages: { hello: ['您好'] } })
        : Promise.reject(new Error('offline')),
  });
  await expect(setLanguage('zh-CN')).rejects.toThrow('offline');
  expect(getLanguage()).toBe('en');
  online = true;
  await act(() => setLanguage('zh-CN'));
  expect(getLanguage()).toBe('zh-CN');
});
