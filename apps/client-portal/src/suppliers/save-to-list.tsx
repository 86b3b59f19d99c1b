import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useClientGetSupplierListsQuery,
  useClientSetSupplierListedMutation,
} from '@tolk/api-client';
import type { SupplierList } from '@tolk/contract';
import { Button, DataState, Stack, Typography } from '@tolk/design-system';
import { FormControlLabel } from '@tolk/design-system/fields';
import { BookmarkBorderIcon, BookmarkIcon } from '@tolk/design-system/icons';
import { Checkbox, FormDialog } from '@tolk/design-system/portal';
import { useState } from 'react';
import { ListNameDialog } from './list-name-dialog.tsx';

interface Supplier {
  supUserId: string;
  supUserName: string;
}

interface SaveToListProps {
  supplier: Supplier;
  /** The names of the lists that hold them. */
  savedIn: readonly string[];
}

/** Keeps a supplier in named lists of the client’s; shows which hold them already. */
export function SaveToList({ supplier, savedIn }: SaveToListProps) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const { label, name } = useWords(supplier, savedIn);
  const isSaved = savedIn.length > 0;
  return (
    <>
      <Button
        startIcon={isSaved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
        aria-label={name}
        title={isSaved ? new Intl.ListFormat(i18n.locale).format(savedIn) : undefined}
        data-print="no"
        onClick={() => setOpen(true)}
      >
        <Typography component="span" variant="inherit" noWrap sx={{ maxWidth: 200 }}>
          {label}
        </Typography>
      </Button>
      {open ? <ListsDialog supplier={supplier} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** What stands on the button, and what it is called where several stand on a screen. */
function useWords({ supUserName }: Supplier, savedIn: readonly string[]) {
  const { t } = useLingui();
  const [list, ...others] = savedIn;
  if (list === undefined) {
    return { label: t`Save to a list`, name: t`Save to a list: ${supUserName}` };
  }
  if (others.length === 0) {
    return { label: t`Saved in ${list}`, name: t`Saved in ${list}: ${supUserName}` };
  }
  const count = savedIn.length;
  return {
    label: t`${plural(count, { one: 'Saved in # list', other: 'Saved in # lists' })}`,
    name: t`${plural(count, { one: 'Saved in # list', other: 'Saved in # lists' })}: ${supUserName}`,
  };
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
