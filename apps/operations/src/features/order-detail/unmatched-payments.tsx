import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentIncident } from '@tolk/contract';
import { Alert, Box, Link as TextLink, Stack } from '@tolk/design-system';
import { DateTime, Money, StatusChip } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { incidentKinds } from '../../money/incident-kinds.ts';
import { paymentCurrency as currency } from '../../money/payment-currency.ts';
import { RefundChip } from '../../money/payment-labels.tsx';
import { useCan } from '../../staff-access/use-can.ts';

interface UnmatchedPaymentsProps {
  incidents: readonly PaymentIncident[];
  projectOrderId: string;
}

/** Money that came for this order and fits nothing, and how far finance is with it. */
export function UnmatchedPayments({ incidents, projectOrderId }: UnmatchedPaymentsProps) {
  const can = useCan();
  if (incidents.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mt: 2 }}>
      {incidents.map((incident) => (
        <Alert
          key={incident.incidentId}
          severity={incident.resolvedTime === null ? 'warning' : 'info'}
        >
          <Incident incident={incident} />
        </Alert>
      ))}
      {can('refunds') ? (
        <div>
          <TextLink
            component={RouteLink}
            to="refunds"
            params={{ tab: 'incidents', order: projectOrderId }}
          >
            <Trans>Go to the unmatched payments of this order</Trans>
          </TextLink>
        </div>
      ) : null}
    </Stack>
  );
}

function Incident({ incident }: { incident: PaymentIncident }) {
  const { i18n } = useLingui();
  const { expected, received, providerTransactionId, refundStatus, resolvedTime } = incident;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
        <strong>{i18n._(incidentKinds[incident.kind])}</strong>
        {refundStatus ? (
          <RefundChip status={refundStatus} />
        ) : resolvedTime ? (
          <StatusChip tone="neutral">
            <Trans context="incident">Resolved</Trans>
          </StatusChip>
        ) : (
          <StatusChip tone="attention">
            <Trans context="incident">Held by us</Trans>
          </StatusChip>
        )}
      </Box>
      <Box sx={{ mt: 0.5 }}>
        {received === null ? null : (
          <Trans>
            Received <Money amount={received} currency={currency} emphasis="strong" />
          </Trans>
        )}
        {expected === null ? null : (
          <>
            {' · '}
            <Trans>
              Expected <Money amount={expected} currency={currency} />
            </Trans>
          </>
        )}
      </Box>
      <Box sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
        <DateTime iso={incident.time} />
        {providerTransactionId ? ` · ${providerTransactionId}` : ''}
      </Box>
    </>
  );
}
