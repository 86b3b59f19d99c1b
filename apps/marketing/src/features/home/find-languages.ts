import type { LanguageEntry } from '@tolk/domain/dictionaries/languages';

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();

/** The languages whose own, English or Chinese name or code holds what was typed; accents don't count. */
export function findLanguages(
  languages: readonly LanguageEntry[],
  typed: string,
): readonly LanguageEntry[] {
  const wanted = fold(typed);
  if (wanted === '') return languages;
  return languages.filter(({ value, en, zh, autonym }) =>
    [value, en, zh, autonym].some((name) => fold(name).includes(wanted)),
  );
}
