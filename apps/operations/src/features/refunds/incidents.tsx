import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetPaymentIncidentListQuery } from '@tolk/api-client';
import { Box, Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { RowCards } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { IncidentCard } from './incident-card.tsx';

const states = ['yes', 'no'] as const;

/** Money that came and fits nothing; open ones first. */
export function Incidents() {
  const { t } = useLingui();
  const list = useListAddress<'open' | 'order'>();
  const open = list.oneOf('open', states);
  const projectOrderId = list.text('order');
  const query = useOpsGetPaymentIncidentListQuery(
    {
      ...list.paging,
      ...(open ? { open: open === 'yes' } : {}),
      ...(projectOrderId ? { projectOrderId } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <FilterTabs
        label={t({ message: 'Status', context: 'tabs' })}
        value={open ?? ''}
        onChoose={(value) => list.change({ open: value })}
        tabs={[
          { value: '', label: t({ message: 'All', context: 'option' }) },
          { value: 'yes', label: t({ message: 'Open', context: 'unresolved' }) },
          { value: 'no', label: t({ message: 'Resolved', context: 'option' }) },
        ]}
      />
      {projectOrderId ? (
        <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Trans>Only those of one order are shown.</Trans>
          <Button size="small" onClick={() => list.change({ order: undefined })}>
            <Trans>Show all unmatched payments</Trans>
          </Button>
        </Box>
      ) : null}
      <PagedList
        query={query}
        list={list}
        empty={
          open || projectOrderId
            ? {
                title: <Trans>Nothing to match here</Trans>,
                action: (
                  <Button onClick={() => list.change({ open: undefined, order: undefined })}>
                    <Trans>Show all unmatched payments</Trans>
                  </Button>
                ),
              }
            : {
                title: <Trans context="heading">No unmatched payments</Trans>,
                message: <Trans>All incoming money matches an order.</Trans>,
                drawing: <InboxDrawing />,
              }
        }
      >
        {(incidents) => (
          <RowCards>
            {incidents.map((incident) => (
              <IncidentCard key={incident.incidentId} incident={incident} />
            ))}
          </RowCards>
        )}
      </PagedList>
    </>
  );
}
