import { Trans, useLingui } from '@lingui/react/macro';
import type { Negotiation, TermsOffer } from '@tolk/contract';
import { Alert, Box, Typography } from '@tolk/design-system';
import { CheckCircleIcon } from '@tolk/design-system/icons';
import { DateTime } from '@tolk/design-system/pieces';
import { ActionBar, type BarAction } from '@tolk/design-system/portal';
import type { Identity, NegotiationAction } from '@tolk/domain';
import { useId, useState, type ReactNode } from 'react';
import { AgreeDialog, DeclineOfferDialog, WithdrawOfferDialog } from './answer-offer-dialogs.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { Maker } from './offer-history.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { agreedOfferOf, openOfferOf } from './open-offer.ts';

interface OfferBannerProps {
  negotiation: Negotiation;
  viewer: Identity;
  /** What comes after both have agreed. */
  children: ReactNode;
}

/** How the two stand: what is offered or agreed on, and what one can do about it. */
export function OfferBanner({ negotiation, viewer, children }: OfferBannerProps) {
  // What was shown is what is answered.
  const [asked, setAsked] = useState<{ what: NegotiationAction; shown: Negotiation }>();
  const id = useId();
  const close = () => setAsked(undefined);
  const open = openOfferOf(negotiation);
  const agreed = agreedOfferOf(negotiation);
  const shown = agreed ?? open;
  const isAsked = open !== undefined && open.by !== viewer;
  const offer = asked && openOfferOf(asked.shown);
  return (
    <Alert
      severity={agreed ? 'success' : isAsked ? 'warning' : 'info'}
      icon={false}
      sx={{ mb: 3 }}
      role="region"
      aria-labelledby={id}
    >
      <Typography id={id} sx={{ fontWeight: 650, mb: shown ? 0 : 1 }}>
        <Headline negotiation={negotiation} viewer={viewer} />
      </Typography>
      {shown ? <Shown negotiation={negotiation} offer={shown} viewer={viewer} /> : null}
      <Choices
        negotiation={negotiation}
        onChoose={(what) => setAsked({ what, shown: negotiation })}
      />
      {agreed ? children : null}
      {asked?.what === 'proposeTerms' || asked?.what === 'counterTerms' ? (
        <OfferDialog negotiation={asked.shown} viewer={viewer} onClose={close} />
      ) : null}
      {asked && offer ? (
        <AnswerDialog
          what={asked.what}
          {...{ negotiation: asked.shown, offer, viewer }}
          onClose={close}
        />
      ) : null}
    </Alert>
  );
}

interface AnswerDialogProps {
  what: NegotiationAction;
  negotiation: Negotiation;
  offer: TermsOffer;
  viewer: Identity;
  onClose: () => void;
}

function AnswerDialog({ what, ...answer }: AnswerDialogProps) {
  if (what === 'agreeTerms') return <AgreeDialog {...answer} />;
  if (what === 'declineTerms') return <DeclineOfferDialog {...answer} />;
  return what === 'withdrawTerms' ? <WithdrawOfferDialog {...answer} /> : null;
}

function Shown({
  negotiation: { zone },
  offer,
  viewer,
}: {
  negotiation: Negotiation;
  offer: TermsOffer;
  viewer: Identity;
}) {
  const { t } = useLingui();
  return (
    <>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {offer.memberName === undefined ? null : (
          <>
            <Maker offer={offer} viewer={viewer} />
            {' · '}
          </>
        )}
        <DateTime iso={offer.time} />
      </Box>
      {offer.note === '' ? null : (
        <Box sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t`“${offer.note}”`}
        </Box>
      )}
      <Box sx={{ my: 1.5 }}>
        <OfferTerms
          terms={offer.after}
          {...(offer.status === 'open' ? { before: offer.before } : {})}
          unitName={offer.unitName}
          currency={offer.currency}
          zone={zone}
          viewer={viewer}
        />
      </Box>
    </>
  );
}

interface ChoicesProps {
  negotiation: Negotiation;
  onChoose: (action: NegotiationAction) => void;
}

/** As the server allows them; one that is off says why. */
function Choices({ negotiation: { allowedActions, offers }, onChoose }: ChoicesProps) {
  const { t } = useLingui();
  const looks: Partial<Record<NegotiationAction, Pick<BarAction, 'label' | 'rank' | 'icon'>>> = {
    agreeTerms: { label: t`Agree to the offer`, rank: 'main', icon: <CheckCircleIcon /> },
    counterTerms: { label: t`Make a counter-offer` },
    declineTerms: { label: t`Decline the offer`, rank: 'danger' },
    withdrawTerms: { label: t`Withdraw the offer`, rank: 'danger' },
    proposeTerms: {
      label: offers.length === 0 ? t`Make an offer` : t`Make another offer`,
      rank: 'main',
    },
  };
  const isAsked = allowedActions.some(({ action, enabled }) => action === 'agreeTerms' && enabled);
  const actions = allowedActions.flatMap(({ action, ...state }): BarAction[] => {
    const look = looks[action];
    // What only the other side can do is no button of this one.
    const isOthers = isAsked
      ? action === 'withdrawTerms'
      : !state.enabled && action !== 'proposeTerms';
    if (look === undefined || isOthers) return [];
    return [{ key: action, ...look, ...state, onChoose: () => onChoose(action) }];
  });
  return actions.length === 0 ? null : <ActionBar actions={actions} />;
}

function Headline({ negotiation, viewer }: { negotiation: Negotiation; viewer: Identity }) {
  const open = openOfferOf(negotiation);
  if (negotiation.state === 'agreed') return <Trans>You have both agreed on these terms</Trans>;
  if (negotiation.state === 'closed') {
    return (
      <Trans>
        An order has been placed, or the project or the application has ended: there is nothing left
        to negotiate
      </Trans>
    );
  }
  if (open === undefined) return <Trans>No offer is waiting for an answer</Trans>;
  if (open.by === viewer) return <Trans>Your offer is waiting for an answer</Trans>;
  return open.by === 'client' ? (
    <Trans>The client has made you an offer</Trans>
  ) : (
    <Trans>The supplier has made you an offer</Trans>
  );
}
