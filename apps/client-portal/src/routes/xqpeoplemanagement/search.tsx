import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { SupplierLists } from '../../features/supplier-lists/supplier-lists.tsx';
import { SentInvitations } from '../../features/supplier-search/sent-invitations.tsx';
import { SupplierSearch } from '../../features/supplier-search/supplier-search.tsx';

const views = ['invitations', 'lists'] as const;

/** Suppliers to find and invite, the client's lists of them (`view=lists`) and the invitations that were sent (`view=invitations`). */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'view' | 'list'>();
  const view = list.oneOf('view', views);
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Find suppliers</Trans>}
        actions={
          <FilterTabs
            inHead
            label={t({ message: 'View', context: 'tabs' })}
            value={view ?? ''}
            onChoose={(value) => list.change({ view: value, list: '' })}
            tabs={[
              { value: '', label: t({ message: 'Suppliers', context: 'option' }) },
              { value: 'lists', label: t({ message: 'My lists', context: 'option' }) },
              {
                value: 'invitations',
                label: t({ message: 'Sent invitations', context: 'option' }),
              },
            ]}
          />
        }
      />
      {view === 'invitations' ? <SentInvitations /> : null}
      {view === 'lists' ? <SupplierLists /> : null}
      {view === undefined ? <SupplierSearch /> : null}
    </>
  );
}
