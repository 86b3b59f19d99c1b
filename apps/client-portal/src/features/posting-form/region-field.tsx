import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@tolk/design-system/fields';
import { useLanguage } from '@tolk/i18n';
import { optionOf } from '../../parts/work-options.ts';
import { useRegions } from '../../words/use-regions.ts';
import { nameIn } from '../../words/work-names.ts';

/** Where the work is done: remote, or a city found by its name. */
export function RegionField() {
  const { t } = useLingui();
  const language = useLanguage();
  const { cities = [], provinces = [] } = useRegions() ?? {};
  return (
    <SelectField
      name="region"
      label={t`Region`}
      placeholder={t`Type to search`}
      hint={t`Remote, or the city where the work is done.`}
      required
      options={[
        { value: 'remote', label: t`Remote`, keywords: 'remote 远程 线上' },
        ...cities.map((city) =>
          optionOf(city, language, nameIn(provinces, city.parent ?? '', language)),
        ),
      ]}
    />
  );
}
