import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsProposeIncidentRefundMutation } from '@tolk/api-client';
import type { PaymentIncident } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { paymentCurrency } from '../../money/payment-currency.ts';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { useDecided } from '../../work/use-decided.tsx';

interface PayBackDialogProps {
  incident: Pick<PaymentIncident, 'incidentId' | 'received'>;
  onClose: () => void;
}

/** Proposes that money which fits nothing goes back to where it came from. */
export function PayBackDialog({ incident, onClose }: PayBackDialogProps) {
  const { t } = useLingui();
  const [propose] = useOpsProposeIncidentRefundMutation();
  const { incidentId, received } = incident;
  const decided = useDecided({ subject: 'paymentIncident', subjectId: incidentId });
  return (
    <ReasonDialog
      title={<Trans>Refund this payment?</Trans>}
      label={t({ message: 'Reason', context: 'field' })}
      hint={t`Colleagues read it when they approve it, here and in the audit log.`}
      submitLabel={<Trans context="button">Propose refund</Trans>}
      color="secondary"
      draftKey={`incident-refund-${incidentId}`}
      onSubmit={async (reason) => {
        await inForm(propose({ incidentId, reason }));
        onClose();
        decided(t`A colleague has to approve it now.`);
      }}
      onClose={onClose}
    >
      <Typography>
        <Trans>
          <Money amount={received ?? 0} currency={paymentCurrency} emphasis="strong" /> will be
          refunded to the original payment method once a colleague approves. The payment counts as
          resolved when the money has arrived.
        </Trans>
      </Typography>
    </ReasonDialog>
  );
}
