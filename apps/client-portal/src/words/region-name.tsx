import { Trans } from '@lingui/react/macro';
import { useLanguage } from '@tolk/i18n';
import { useRegions } from './use-regions.ts';
import { nameIn } from './work-names.ts';

/** Where the work is done: `Remote` or the name of a city or province. */
export function RegionName({ code }: { code: string }) {
  const language = useLanguage();
  const regions = useRegions();
  if (code === 'remote') return <Trans>Remote</Trans>;
  if (!regions) return null;
  return nameIn([...regions.cities, ...regions.provinces], code, language);
}
