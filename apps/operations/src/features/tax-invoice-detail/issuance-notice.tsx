import { Trans } from '@lingui/react/macro';
import type { StaffTaxInvoice } from '@tolk/contract';
import { Alert } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';

/** Where the provider of electronic invoices stands, as long as there is something to know of it. */
export function IssuanceNotice({ invoice: { issuance } }: { invoice: StaffTaxInvoice }) {
  if (issuance === null || issuance.state === 'issued') return null;
  const { state, startTime, reason } = issuance;
  return state === 'pending' ? (
    <Alert severity="info" sx={{ mb: 3 }}>
      <Trans>
        The provider has been issuing it since <DateTime iso={startTime} />. The client gets it as
        soon as it is there; red letters may need the buyer’s consent first.
      </Trans>
    </Alert>
  ) : (
    <Alert severity="error" sx={{ mb: 3 }}>
      <Trans>
        The provider did not issue it: {reason}. Send it again, or issue it in the tax authority’s
        system and upload it.
      </Trans>
    </Alert>
  );
}
