import { Trans, useLingui } from '@lingui/react/macro';
import { inForm } from '@tolk/api-client';
import type { Negotiation } from '@tolk/contract';
import { Box, notify } from '@tolk/design-system';
import { Form, FormActions, TextField, useFormikContext } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { limits, type Identity } from '@tolk/domain';
import { useState } from 'react';
import { OfferFields } from './offer-fields.tsx';
import { OfferSums } from './offer-terms.tsx';
import { askedTerms, initialOffer, offerRules, termsOf, type OfferValues } from './offer-values.ts';
import { openOfferOf } from './open-offer.ts';
import { useNegotiationCalls } from './use-negotiation-calls.ts';

interface OfferDialogProps {
  /** As it was shown when the person chose to make an offer. */
  negotiation: Negotiation;
  viewer: Identity;
  onClose: () => void;
}

/** An offer of terms, or the answer to one with another. */
export function OfferDialog({ negotiation, viewer, onClose }: OfferDialogProps) {
  const { t } = useLingui();
  const calls = useNegotiationCalls(viewer, negotiation);
  const [rules] = useState(() => offerRules(negotiation.terms));
  const answered = openOfferOf(negotiation);

  async function send(values: OfferValues) {
    const terms = termsOf(values, negotiation);
    await inForm(
      answered ? calls.counter({ offerId: answered.offerId, ...terms }) : calls.propose(terms),
    );
    notify(t`Your offer has been sent. The other side can agree, decline or make a counter-offer.`);
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={answered ? <Trans>Make a counter-offer</Trans> : <Trans>Make an offer</Trans>}
    >
      <Form<OfferValues>
        initialValues={initialOffer(negotiation)}
        validationSchema={rules}
        draftKey={`offer:${negotiation.projectReleaseInforId}:${negotiation.supUserId}:${negotiation.offers.length}`}
        onSubmit={send}
      >
        <OfferFields about={negotiation} />
        <Asked negotiation={negotiation} viewer={viewer} />
        <TextField
          name="note"
          label={t({ message: 'Message', context: 'field' })}
          hint={t`Optional. The other side reads it with the offer.`}
          maxLength={limits.reason.max}
          multiline
          minRows={2}
        />
        <FormActions submitLabel={<Trans>Send the offer</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}

/** What the offer comes to, beside what the terms so far come to, live. */
function Asked({ negotiation, viewer }: Pick<OfferDialogProps, 'negotiation' | 'viewer'>) {
  const asked = askedTerms(useFormikContext<OfferValues>().values);
  if (asked === null) return null;
  const { currency, terms } = negotiation;
  return (
    <Box aria-live="polite">
      <OfferSums terms={asked} before={terms} currency={currency} viewer={viewer} />
    </Box>
  );
}
