import { render } from '@testing-library/react';
import { I18nProvider, setLanguage, type Language } from '@tolk/i18n';
import { BankWords } from './bank-words.tsx';

afterEach(() => setLanguage('en'));

it.each<[Language, string, string, string | undefined]>([
  ['en', '成功', 'Succeeded (成功)', '成功'],
  ['en', '户名与账号不符', 'Name and account do not match (户名与账号不符)', '户名与账号不符'],
  ['en', '系统繁忙', '系统繁忙', '系统繁忙'],
  ['en', 'UNCLAIMED', 'UNCLAIMED', undefined],
  ['zh-CN', '成功', '成功', '成功'],
])('in %s the bank’s “%s” reads “%s”', async (language, words, shown, chinese) => {
  await setLanguage(language);
  const { container } = render(
    <I18nProvider>
      <BankWords words={words} />
    </I18nProvider>,
  );
  expect(container).toHaveTextContent(shown);
  expect(container.querySelector('[lang="zh-CN"]')?.textContent).toBe(chinese);
});
