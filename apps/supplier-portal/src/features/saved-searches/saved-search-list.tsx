import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  useSupDelSavedSearchMutation,
  useSupEditSavedSearchMutation,
  useSupGetSavedSearchesQuery,
} from '@tolk/api-client';
import type { calls, ResponseOf } from '@tolk/contract';
import { Box, Button, DataState, IconButton, notify } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { SelectInput } from '@tolk/design-system/fields';
import { DeleteIcon } from '@tolk/design-system/icons';
import { FormDialog } from '@tolk/design-system/portal';
import { alertFrequencies } from '@tolk/domain';
import { alertLabels } from './alert-labels.ts';

type SavedSearch = ResponseOf<(typeof calls)['supinterface']['jobs']['getSavedSearches']>[number];

interface Props {
  onChoose: (filter: SavedSearch['filter']) => void;
  onClose: () => void;
}

/** The saved searches: open one, change when it tells of new postings, delete it. */
export function SavedSearchList({ onChoose, onClose }: Props) {
  const query = useSupGetSavedSearchesQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <FormDialog open onClose={onClose} title={<Trans context="heading">Saved searches</Trans>}>
      <DataState
        query={query}
        skeleton={3}
        empty={{
          title: <Trans>No saved search yet</Trans>,
          message: <Trans>Set filters in the job hall, then save them here.</Trans>,
          drawing: <InboxDrawing />,
        }}
      >
        {(list) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {list.map((search) => (
              <Row
                key={search.savedSearchId}
                search={search}
                onChoose={() => onChoose(search.filter)}
              />
            ))}
          </Box>
        )}
      </DataState>
    </FormDialog>
  );
}

function Row({ search, onChoose }: { search: SavedSearch; onChoose: () => void }) {
  const { t, i18n } = useLingui();
  const [edit] = useSupEditSavedSearchMutation();
  const [remove] = useSupDelSavedSearchMutation();
  const { savedSearchId, name, filter, alert, matches } = search;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-end',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Button onClick={onChoose} sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
          {name}
        </Button>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }} data-figures="">
          <Plural value={matches} one="# job now" other="# jobs now" />
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 222px', display: 'flex', gap: 1.5, alignItems: 'flex-end' }}>
        <SelectInput
          label={t({ message: 'Notify me', context: 'field' })}
          value={alert}
          clearable={false}
          options={alertFrequencies.map((value) => ({ value, label: i18n._(alertLabels[value]) }))}
          onChange={(value) => {
            if (value) void edit({ savedSearchId, name, filter, alert: value });
          }}
        />
        <IconButton
          aria-label={t`Delete ${name}`}
          onClick={async () => {
            const done = await remove({ savedSearchId });
            if (!done.error) notify(t`The search is deleted.`);
          }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
