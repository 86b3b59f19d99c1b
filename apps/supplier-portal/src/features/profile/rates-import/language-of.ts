import { languages } from '@tolk/domain/dictionaries/languages';

const traditional = /^zh-(?:hant|tw|hk|mo)/;

/**
 * The value of the dictionary `language` for a tag (`de-AT`, `zh_Hant`) or a name in English, in Chinese
 * or for itself; null for anything else.
 */
export function languageOf(text: string): string | null {
  const plain = text.trim().toLowerCase().replaceAll('_', '-');
  const exact = languages.find(({ value, en, zh, autonym }) =>
    [value, en, zh, autonym].some((name) => name.toLowerCase() === plain),
  );
  if (exact) return exact.value;
  if (traditional.test(plain)) return 'zh-TW';
  const [primary = ''] = plain.split('-');
  if (primary === 'zh' || plain === 'chinese' || plain === '中文') return 'zh-CN';
  return (
    languages.find(
      ({ value, en }) => value === primary || en.toLowerCase().startsWith(`${plain} (`),
    )?.value ?? null
  );
}
