import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetTaxInvoiceDetailQuery } from '@tolk/api-client';
import type { StaffTaxInvoice } from '@tolk/contract';
import { Alert } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { SentenceGap } from '@tolk/i18n';
import { useIsAttended } from '@tolk/platform';

/** How often the screen asks while the provider is at it. */
const issuingMs = 5_000;

/** Where the provider of electronic invoices stands, as long as there is something to know of it. */
export function IssuanceNotice({ invoice }: { invoice: StaffTaxInvoice }) {
  const { t } = useLingui();
  const { issuance, taxInvoiceId } = invoice;
  if (issuance === null || issuance.state === 'issued') return null;
  const { state, reason } = issuance;
  if (state === 'pending') return <Pending taxInvoiceId={taxInvoiceId} issuance={issuance} />;
  return (
    <Alert severity="error" sx={{ mb: 3 }}>
      {t`The provider did not issue it: ${reason}. Send it again, or issue it in the tax authority’s system and upload it.`}
    </Alert>
  );
}

interface PendingProps {
  taxInvoiceId: string;
  issuance: NonNullable<StaffTaxInvoice['issuance']>;
}

function Pending({ taxInvoiceId, issuance: { kind, startTime } }: PendingProps) {
  // The invoice on the screen is the same entry of the cache, so that it changes with this.
  useOpsGetTaxInvoiceDetailQuery(
    { taxInvoiceId },
    { pollingInterval: useIsAttended() ? issuingMs : 0 },
  );
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      <Trans>
        The provider has been issuing it since <DateTime iso={startTime} />. The client gets it as
        soon as it is there.
      </Trans>
      {kind === 'redLetter' ? (
        <>
          <SentenceGap />
          <Trans>The buyer may have to consent first.</Trans>
        </>
      ) : null}
    </Alert>
  );
}
