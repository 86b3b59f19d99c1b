import { Trans, useLingui } from '@lingui/react/macro';
import {
  useClientGetResumeDeliveryQuery,
  useClientGetSupEvaluateListQuery,
} from '@tolk/api-client';
import { Button, DataState, Empty, Stack } from '@tolk/design-system';
import { SelectInput } from '@tolk/design-system/fields';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { NoteDialog } from '../../notes/note-dialog.tsx';

interface Supplier {
  supUserId: string;
  supUserName: string;
}

/** A note on somebody who applied: first whom, then what. */
export function AddNote({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Supplier>();
  return chosen ? (
    <NoteOn supplier={chosen} onClose={onClose} />
  ) : (
    <ChooseSupplier onChoose={setChosen} onClose={onClose} />
  );
}

function ChooseSupplier({
  onChoose,
  onClose,
}: {
  onChoose: (supplier: Supplier) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const query = useClientGetResumeDeliveryQuery({ pageSize: limits.list.pageSizeMax });
  return (
    <FormDialog open title={<Trans>Add a note</Trans>} onClose={onClose}>
      <DataState query={query} skeleton={1}>
        {({ list }) => {
          const suppliers = new Map(list.map((one) => [one.supUserId, one]));
          if (suppliers.size === 0) return <NobodyYet />;
          return (
            <Stack spacing={2.5} sx={{ pb: 2 }}>
              <SelectInput
                label={t({ message: 'Supplier', context: 'field' })}
                hint={t`Everyone who has applied to you. To add a note on anyone else, open their resume.`}
                placeholder={t`Type to search`}
                options={[...suppliers.values()].map(({ supUserId, supUserName }) => ({
                  value: supUserId,
                  label: supUserName,
                }))}
                value={null}
                onChange={(id) => {
                  const supplier = suppliers.get(id ?? '');
                  if (supplier) onChoose(supplier);
                }}
              />
            </Stack>
          );
        }}
      </DataState>
    </FormDialog>
  );
}

function NobodyYet() {
  return (
    <Empty
      title={<Trans>No applicants yet</Trans>}
      message={<Trans>Find suppliers and add notes from their resumes.</Trans>}
      action={
        <Button component={RouteLink} to="supplierSearch" variant="outlined">
          <Trans context="button">Find suppliers</Trans>
        </Button>
      }
    />
  );
}

/** A note that exists already is changed, not written a second time. */
function NoteOn({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const query = useClientGetSupEvaluateListQuery({ supUserId: supplier.supUserId });
  if (query.data === undefined) {
    return (
      <FormDialog open title={<Trans>Add a note</Trans>} onClose={onClose}>
        <DataState query={query} skeleton={2}>
          {() => null}
        </DataState>
      </FormDialog>
    );
  }
  return <NoteDialog supplier={supplier} note={query.data.list[0] ?? null} onClose={onClose} />;
}
