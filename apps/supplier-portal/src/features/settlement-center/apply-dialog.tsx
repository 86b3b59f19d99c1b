import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetJSSQMutation } from '@tolk/api-client';
import type { Quote } from '@tolk/contract';
import { Alert, notify, Stack, Typography } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { pathTo, useNavigate } from '@tolk/platform';
import { useState } from 'react';
import { methodLabels } from '../../payout-methods/method-labels.ts';
import { LiveQuote } from './live-quote.tsx';

interface ApplyDialogProps {
  quote: Quote;
  /** Masked. */
  payee: string;
  /** The figures are too old or were refused. */
  onRenew: () => void;
  onApplied: () => void;
  onClose: () => void;
}

/** The last look before the application: the same figures, by which it is then made. */
export function ApplyDialog({ quote, payee, onRenew, onApplied, onClose }: ApplyDialogProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [apply] = useSupGetJSSQMutation();
  const [read] = useState(quote.quoteId);
  const changed = quote.quoteId !== read;
  const { quoteId } = quote;
  const method = i18n._(methodLabels[quote.method].name);

  async function confirm() {
    if (quoteId === null) return;
    const answer = await apply({ quoteId });
    if (!answer.data) return onRenew();
    notify(t`Your settlement request has been submitted.`);
    onApplied();
    void navigate(pathTo('settlementRecord', { id: answer.data.settlementId }));
  }

  return (
    <ConfirmDialog
      open
      title={<Trans>Apply for this settlement?</Trans>}
      confirmLabel={
        changed ? <Trans>Apply with the new figures</Trans> : <Trans context="button">Apply</Trans>
      }
      cancelLabel={<Trans context="button">Not yet</Trans>}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        {changed ? (
          <Alert severity="warning" role="alert">
            <Trans>The amounts have changed. Check them before you apply.</Trans>
          </Alert>
        ) : null}
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Trans>
            To {method}, {payee}. You can request one settlement a month.
          </Trans>
        </Typography>
        <LiveQuote quote={quote} onExpire={onRenew} />
      </Stack>
    </ConfirmDialog>
  );
}
