import { Trans } from '@lingui/react/macro';
import { useOpsGetPaymentIncidentListQuery } from '@tolk/api-client';
import { DataState } from '@tolk/design-system';
import { OneCase } from '../../work/one-case.tsx';
import { IncidentCard } from './incident-card.tsx';

const queue = { to: 'refunds', params: { tab: 'incidents' } } as const;

/** Money that fits nothing, by itself. */
export function OneIncident({ incidentId }: { incidentId: string }) {
  const query = useOpsGetPaymentIncidentListQuery(
    { incidentId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState query={{ ...query, data: query.currentData }}>
      {({ list: [incident] }) => (
        <OneCase
          record={{ subject: 'paymentIncident', subjectId: incidentId }}
          back={{ ...queue, label: <Trans>Back to the unmatched payments</Trans> }}
          card={incident && <IncidentCard incident={incident} />}
        />
      )}
    </DataState>
  );
}
