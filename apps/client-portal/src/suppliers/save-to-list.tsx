import { Trans, useLingui } from '@lingui/react/macro';
import {
  useClientGetSupplierListsQuery,
  useClientSetSupplierListedMutation,
} from '@tolk/api-client';
import type { SupplierList } from '@tolk/contract';
import { Button, DataState, Stack, Typography } from '@tolk/design-system';
import { FormControlLabel } from '@tolk/design-system/fields';
import { BookmarkBorderIcon } from '@tolk/design-system/icons';
import { Checkbox, FormDialog } from '@tolk/design-system/portal';
import { useState } from 'react';
import { ListNameDialog } from './list-name-dialog.tsx';

interface Supplier {
  supUserId: string;
  supUserName: string;
}

/** Keeps a supplier in named lists of the client’s. */
export function SaveToList({ supplier }: { supplier: Supplier }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { supUserName } = supplier;
  return (
    <>
      <Button
        startIcon={<BookmarkBorderIcon />}
        aria-label={t`Save to a list: ${supUserName}`}
        data-print="no"
        onClick={() => setOpen(true)}
      >
        <Trans>Save to a list</Trans>
      </Button>
      {open ? <ListsDialog supplier={supplier} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ListsDialog({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const { supUserId, supUserName } = supplier;
  const query = useClientGetSupplierListsQuery({ supUserId });
  const [set] = useClientSetSupplierListedMutation();
  const [naming, setNaming] = useState(false);
  const put = ({ supplierListId }: SupplierList, listed: boolean) =>
    set({ supplierListId, supUserId, listed });
  return (
    <FormDialog open onClose={onClose} title={<Trans>Save {supUserName} to a list</Trans>}>
      <Stack spacing={1.5} sx={{ pb: 1, alignItems: 'flex-start' }}>
        <DataState query={query} skeleton={2}>
          {(lists) =>
            lists.length === 0 ? (
              <Typography color="textSecondary">
                <Trans>You have no lists yet. Only you can see your lists.</Trans>
              </Typography>
            ) : (
              <Stack>
                {lists.map((list) => (
                  <FormControlLabel
                    key={list.supplierListId}
                    control={<Checkbox />}
                    checked={list.holds}
                    onChange={(_event, checked) => void put(list, checked)}
                    label={list.name}
                  />
                ))}
              </Stack>
            )
          }
        </DataState>
        <Stack direction="row" spacing={1.5}>
          <Button variant="outlined" onClick={() => setNaming(true)}>
            <Trans>Create a list</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans context="button">Close</Trans>
          </Button>
        </Stack>
      </Stack>
      {naming ? (
        <ListNameDialog onSaved={(list) => void put(list, true)} onClose={() => setNaming(false)} />
      ) : null}
    </FormDialog>
  );
}
