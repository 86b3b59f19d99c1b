import { formatNumber, type Language } from '@tolk/i18n';

/** A count beside a choice, with a plus where counting stopped; nothing where it found none by then. */
export function countNote(
  { count, atLeast = false }: { count: number; atLeast?: boolean | undefined },
  language: Language,
): { note?: string } {
  if (!atLeast) return { note: formatNumber(count, language) };
  return count === 0 ? {} : { note: `${formatNumber(count, language)}+` };
}
