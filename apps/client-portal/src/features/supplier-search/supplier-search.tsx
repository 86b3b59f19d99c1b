import { Plural, Trans } from '@lingui/react/macro';
import { useClientSearchSuppliersQuery } from '@tolk/api-client';
import type { FoundSupplier } from '@tolk/contract';
import { Button, Typography } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { RowCards } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { useState } from 'react';
import { usePostingChoices } from '../../postings/use-posting-choices.ts';
import { InviteBar } from '../../suppliers/invite-bar.tsx';
import { InviteDialog } from '../../suppliers/invite-dialog.tsx';
import { useInvitees } from '../../suppliers/invitees.ts';
import { FoundCard } from './found-card.tsx';
import { SearchFilters } from './search-filters.tsx';
import { useSearchAddress } from './use-search-address.ts';

/** Suppliers who agreed to be found, by posting or filters. */
export function SupplierSearch() {
  const address = useSearchAddress();
  const { list, request } = address;
  const query = useClientSearchSuppliersQuery(request);
  const [invited, setInvited] = useState<FoundSupplier>();
  const invitees = useInvitees();

  return (
    <>
      <SearchFilters address={address} />
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans>No suitable suppliers</Trans>,
          message: (
            <Trans>Remove some filters. Only suppliers who chose to be listed appear here.</Trans>
          ),
          drawing: <TableDrawing />,
          action: (
            <Button variant="outlined" onClick={() => address.clear()}>
              <Trans>Clear the filters</Trans>
            </Button>
          ),
        }}
      >
        {(suppliers, total) => (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              <span role="status">
                <Plural value={total} one="# supplier" other="# suppliers" />
              </span>
              <ChosenProject projectReleaseInforId={request.projectReleaseInforId} />
            </Typography>
            <RowCards>
              {suppliers.map((supplier) => (
                <FoundCard
                  key={supplier.supUserId}
                  supplier={supplier}
                  invitees={invitees}
                  onInvite={() => setInvited(supplier)}
                />
              ))}
            </RowCards>
          </>
        )}
      </PagedList>
      <InviteBar
        invitees={invitees}
        projectReleaseInforId={request.projectReleaseInforId ?? null}
      />
      {invited ? (
        <InviteDialog
          supplier={invited}
          projectReleaseInforId={request.projectReleaseInforId ?? null}
          onClose={() => setInvited(undefined)}
        />
      ) : null}
    </>
  );
}

/** The field above has room for a few letters of a name only, and those of one client begin alike. */
function ChosenProject({ projectReleaseInforId }: { projectReleaseInforId: string | undefined }) {
  const postings = usePostingChoices('recruiting');
  const project = postings.find(({ value }) => value === projectReleaseInforId)?.label;
  if (projectReleaseInforId !== undefined && project === undefined) return null;
  return (
    <>
      {' · '}
      {project === undefined ? (
        <Trans>Choose a project to rank them</Trans>
      ) : (
        <Trans>For the project “{project}”</Trans>
      )}
    </>
  );
}
