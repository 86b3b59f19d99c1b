import { Trans, useLingui } from '@lingui/react/macro';
import { inForm } from '@tolk/api-client';
import type { Negotiation, TermsOffer } from '@tolk/contract';
import { notify, Stack, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { ConfirmDialog, FormDialog } from '@tolk/design-system/portal';
import { limits, type Identity } from '@tolk/domain';
import { OfferTerms } from './offer-terms.tsx';
import { useNegotiationCalls } from './use-negotiation-calls.ts';

interface AnswerProps {
  negotiation: Negotiation;
  /** As it was shown: one that changed meanwhile makes the server refuse. */
  offer: TermsOffer;
  viewer: Identity;
  onClose: () => void;
}

/** Agreeing to the offer that was shown. */
export function AgreeDialog({ negotiation, offer, viewer, onClose }: AnswerProps) {
  const { t } = useLingui();
  const { answer } = useNegotiationCalls(viewer, negotiation);
  return (
    <ConfirmDialog
      open
      title={<Trans>Agree to this offer?</Trans>}
      confirmLabel={<Trans>Agree to the offer</Trans>}
      cancelLabel={<Trans context="button">Not yet</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const { error } = await answer({ offerId: offer.offerId, agree: true });
        onClose();
        // A refusal is said by the shell, and the screen shows what is possible now.
        if (error === undefined) notify(t`You have agreed on the terms. The other side is told.`);
      }}
    >
      <Stack spacing={1.5}>
        <OfferTerms
          terms={offer.after}
          unitName={offer.unitName}
          currency={offer.currency}
          zone={negotiation.zone}
          viewer={viewer}
        />
        <Typography>
          {viewer === 'client' ? (
            <Trans>
              The order form is filled with these terms. Nothing is binding before that.
            </Trans>
          ) : (
            <Trans>
              The client can now send you an order with these terms. You accept or reject it then.
            </Trans>
          )}
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}

/** Taking one’s own offer back. */
export function WithdrawOfferDialog({ negotiation, offer, viewer, onClose }: AnswerProps) {
  const { t } = useLingui();
  const { withdraw } = useNegotiationCalls(viewer, negotiation);
  return (
    <ConfirmDialog
      open
      title={<Trans>Withdraw this offer?</Trans>}
      confirmLabel={<Trans>Withdraw the offer</Trans>}
      cancelLabel={<Trans context="button">Not yet</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const { error } = await withdraw(offer.offerId);
        onClose();
        if (error === undefined) notify(t`The offer has been withdrawn.`);
      }}
    >
      <Typography>
        <Trans>The other side can no longer agree to it. You can make another one.</Trans>
      </Typography>
    </ConfirmDialog>
  );
}

const rules = object({ reason: string().trim().max(limits.reason.max) });

/** Declining an offer, with a word of why if one likes. */
export function DeclineOfferDialog({ negotiation, offer, viewer, onClose }: AnswerProps) {
  const { t } = useLingui();
  const { answer } = useNegotiationCalls(viewer, negotiation);

  async function send({ reason }: { reason: string }) {
    await inForm(answer({ offerId: offer.offerId, agree: false, reason }));
    notify(t`The offer was declined.`);
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans>Decline this offer?</Trans>}>
      <Form initialValues={{ reason: '' }} validationSchema={rules} onSubmit={send}>
        <Typography>
          <Trans>
            Either of you can make another offer. You can also counter this one instead.
          </Trans>
        </Typography>
        <TextField
          name="reason"
          label={t({ message: 'Reason', context: 'field' })}
          hint={t`Optional. The other side can read it.`}
          multiline
          minRows={2}
        />
        <FormActions submitLabel={<Trans>Decline the offer</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
