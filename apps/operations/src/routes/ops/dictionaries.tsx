import { Trans } from '@lingui/react/macro';
import { useOpsGetDictionaryTypesQuery } from '@tolk/api-client';
import { DataState, Link } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { useLanguage } from '@tolk/i18n';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { Dictionary } from '../../features/dictionaries/dictionary.tsx';
import { TypeList } from '../../features/dictionaries/type-list.tsx';

/** The dictionaries, or the entries of one (`dictType`). */
export function Screen() {
  const [search] = useSearchParams();
  const dictType = search.get('dictType');
  return dictType ? <OneDictionary key={dictType} dictType={dictType} /> : <AllDictionaries />;
}

function AllDictionaries() {
  const query = useOpsGetDictionaryTypesQuery({});
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Dictionaries</Trans>}
        description={<Trans>The options in forms and filters.</Trans>}
      />
      <DataState query={query}>{(types) => <TypeList types={types} />}</DataState>
    </>
  );
}

function OneDictionary({ dictType }: { dictType: string }) {
  const language = useLanguage();
  const query = useOpsGetDictionaryTypesQuery({});
  const type = query.data?.find((one) => one.dictType === dictType);
  const name = language === 'en' ? type?.en : type?.zh;
  return (
    <>
      <PageHeader
        back={
          <Link component={RouteLink} to="dictionaries">
            <Trans context="link">All dictionaries</Trans>
          </Link>
        }
        title={name ?? dictType}
        description={dictType}
      />
      <DataState query={query}>
        {() => <Dictionary dictType={dictType} editable={type?.editable ?? false} />}
      </DataState>
    </>
  );
}
