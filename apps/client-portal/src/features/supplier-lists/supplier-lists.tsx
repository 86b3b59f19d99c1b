import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetSupplierListsQuery } from '@tolk/api-client';
import type { SupplierList } from '@tolk/contract';
import { Button, DataState, Empty, Stack } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { FilterTabs } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { ListNameDialog } from '../../suppliers/list-name-dialog.tsx';
import { DeleteListDialog } from './delete-list-dialog.tsx';
import { ListedSuppliers } from './listed-suppliers.tsx';

/** The client’s named lists of suppliers, one of them open (`list`). */
export function SupplierLists() {
  const query = useClientGetSupplierListsQuery({});
  return (
    <DataState query={query} skeleton={4}>
      {(lists) => {
        const [first] = lists;
        return first === undefined ? <NoLists /> : <Lists lists={lists} first={first} />;
      }}
    </DataState>
  );
}

function NoLists() {
  return (
    <Empty
      title={<Trans>No lists yet</Trans>}
      message={
        <Trans>
          Keep suppliers in named lists: save them from the search or from their resumes.
        </Trans>
      }
      drawing={<InboxDrawing />}
      action={<MakeList />}
    />
  );
}

function MakeList() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <Trans>Create a list</Trans>
      </Button>
      {open ? <ListNameDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Lists({ lists, first }: { lists: readonly SupplierList[]; first: SupplierList }) {
  const { t } = useLingui();
  const address = useListAddress<'view' | 'list'>();
  const [asked, setAsked] = useState<'rename' | 'delete'>();
  const chosen = lists.find((one) => one.supplierListId === address.text('list')) ?? first;
  const close = () => setAsked(undefined);
  return (
    <>
      <FilterTabs
        label={t({ message: 'List', context: 'tabs' })}
        value={chosen.supplierListId}
        onChoose={(value) => address.change({ list: value })}
        tabs={lists.map(({ supplierListId, name, suppliers }) => ({
          value: supplierListId,
          label: `${name} (${suppliers})`,
        }))}
      />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <MakeList />
        <Button onClick={() => setAsked('rename')}>
          <Trans>Rename the list</Trans>
        </Button>
        <Button color="error" onClick={() => setAsked('delete')}>
          <Trans>Delete the list</Trans>
        </Button>
      </Stack>
      <ListedSuppliers list={chosen} />
      {asked === 'rename' ? <ListNameDialog list={chosen} onClose={close} /> : null}
      {asked === 'delete' ? <DeleteListDialog list={chosen} onClose={close} /> : null}
    </>
  );
}
