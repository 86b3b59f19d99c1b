import { Trans } from '@lingui/react/macro';
import type { Negotiation, TermsOffer } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { Proposal, ProposalList } from '../changes/proposal-list.tsx';
import { offerLook } from './offer-look.ts';
import { OfferTerms } from './offer-terms.tsx';

interface OfferHistoryProps {
  negotiation: Negotiation;
  viewer: Identity;
}

/** The offers that were answered, the newest first: who, when, what, and what it changed of the one before. */
export function OfferHistory({ negotiation, viewer }: OfferHistoryProps) {
  const { zone } = negotiation;
  // What waits for its answer stands above, with what can be answered.
  const offers = negotiation.offers.filter(({ status }) => status !== 'open');
  if (offers.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Offers so far</Trans>}>
      <ProposalList>
        {offers.map((offer) => (
          <Proposal
            key={offer.offerId}
            maker={<Maker offer={offer} viewer={viewer} />}
            look={offerLook(offer.status)}
            time={offer.time}
            note={offer.note}
            answerNote={offer.answerNote}
          >
            <OfferTerms
              terms={offer.after}
              before={offer.before}
              unitName={offer.unitName}
              currency={offer.currency}
              zone={zone}
              viewer={viewer}
            />
            <Answerer offer={offer} />
          </Proposal>
        ))}
      </ProposalList>
    </Section>
  );
}

/** Whose offer it is; to the members of an organisation, which of them made it. */
export function Maker({ offer: { by, memberName }, viewer }: { offer: TermsOffer; viewer: Identity }) {
  if (memberName !== undefined) return <Trans>Offered by {memberName}</Trans>;
  if (by === viewer) return <Trans>Offered by you</Trans>;
  return by === 'client' ? (
    <Trans>Offered by the client</Trans>
  ) : (
    <Trans>Offered by the supplier</Trans>
  );
}

/** The colleague who answered it or took it back. */
function Answerer({ offer: { answererName } }: { offer: TermsOffer }) {
  if (answererName === undefined) return null;
  return (
    <Box sx={{ mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
      <Trans>Decided by {answererName}</Trans>
    </Box>
  );
}
