import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsConfirmRefundByHandMutation } from '@tolk/api-client';
import type { RefundRow } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { SentenceGap } from '@tolk/i18n';
import { BankReferenceDialog } from '../../money/bank-reference-dialog.tsx';

interface ConfirmByHandDialogProps {
  refund: RefundRow;
  onClose: () => void;
}

/** A refund that the provider could not send and finance transferred instead. */
export function ConfirmByHandDialog({ refund, onClose }: ConfirmByHandDialogProps) {
  const { t } = useLingui();
  const { refundId, amount, currency, clientName, whole } = refund;
  const [confirm] = useOpsConfirmRefundByHandMutation();
  return (
    <BankReferenceDialog
      record={{ subject: 'refund', subjectId: refundId }}
      title={<Trans context="heading">Transferred manually</Trans>}
      submitLabel={<Trans>Book it as paid back</Trans>}
      draftKey={`refund-by-hand-${refundId}`}
      done={t`The refund has been recorded as paid.`}
      onSubmit={(bankReference) => inForm(confirm({ refundId, bankReference }))}
      onClose={onClose}
    >
      <Typography>
        <Trans>
          Confirm only once <Money amount={amount} currency={currency} emphasis="strong" /> has been
          transferred to {clientName} from our bank account. The provider will not be contacted
          again.
        </Trans>
        {whole ? (
          <>
            <SentenceGap />
            <Trans>Each part of this refund is transferred and recorded separately.</Trans>
          </>
        ) : null}
      </Typography>
    </BankReferenceDialog>
  );
}
