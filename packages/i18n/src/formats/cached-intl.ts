/** Building an Intl object costs a hundred times more than using one; lists format hundreds of values. */
export function cachedIntl<Options, Format>(
  create: (language: string, options: Options) => Format,
): (language: string, options: Options) => Format {
  const cache = new Map<string, Format>();
  return (language, options) => {
    const key = `${language}${JSON.stringify(options)}`;
    const found = cache.get(key) ?? create(language, options);
    cache.set(key, found);
    return found;
  };
}

export const numberFormat = cachedIntl(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

export const dateFormat = cachedIntl(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

export const relativeFormat = cachedIntl(
  (language, options: Intl.RelativeTimeFormatOptions) =>
    new Intl.RelativeTimeFormat(language, options),
);

/** Puts the space between Chinese and figures that the house style asks for: `2天后` → `2 天后`. */
export function spaceScripts(text: string): string {
  return text
    .replace(/(\p{Script=Han})(?=[\p{Nd}A-Za-z])/gu, '$1 ')
    .replace(/([\p{Nd}A-Za-z])(?=\p{Script=Han})/gu, '$1 ');
}
