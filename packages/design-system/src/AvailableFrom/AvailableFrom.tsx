import { Trans } from '@lingui/react/macro';
import { Until } from '../Deadline/Deadline.tsx';
import { useNowAt } from '../clock/use-now-at.ts';

/** From when on something that is off will be possible (ISO 8601); nothing once that moment has come. */
export function AvailableFrom({ iso }: { iso: string }) {
  if (Date.parse(iso) <= useNowAt([iso])) return null;
  return (
    <Trans context="action">
      From <Until iso={iso} />.
    </Trans>
  );
}
