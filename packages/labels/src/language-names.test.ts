import { languages } from '@tolk/domain/dictionaries/languages';
import { languageName } from '@tolk/i18n';

it.each(languages)('$en has one name in filters, forms and chips', ({ value, en, zh }) => {
  expect(languageName(value, 'en')).toBe(en);
  expect(languageName(value, 'zh-CN')).toBe(zh);
});
