import { Trans } from '@lingui/react/macro';
import { formatMonth, useLanguage } from '@tolk/i18n';

interface Props {
  /** `YYYY-MM` */
  start: string;
  /** Null: until today. */
  end: string | null;
}

/** From month to month, as `Sep 2019 – present`. */
export function Period({ start, end }: Props) {
  const language = useLanguage();
  return (
    <span data-figures="">
      {formatMonth(start, language)} –{' '}
      {end === null ? <Trans context="text">present</Trans> : formatMonth(end, language)}
    </span>
  );
}
