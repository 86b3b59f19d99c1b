import { formatDate, useLanguage } from '@tolk/i18n';

/** A calendar day, `2027-02-05`, that is the same in every zone. */
export function Day({ day }: { day: string }) {
  const language = useLanguage();
  return <time dateTime={day}>{formatDate(`${day}T00:00:00Z`, { language, zone: 'UTC' })}</time>;
}
