import { Trans } from '@lingui/react/macro';
import type { Negotiation } from '@tolk/contract';
import { DataState } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import type { ReactNode } from 'react';
import { OfferBanner } from './offer-banner.tsx';
import { OfferHistory } from './offer-history.tsx';
import { useNegotiation, type NegotiatedPair } from './use-negotiation-calls.ts';

interface NegotiationPageProps {
  viewer: Identity;
  pair: NegotiatedPair;
  back: ReactNode;
  actions: ReactNode;
  /** Who negotiates instead of the viewer, who is shown no button then. */
  notice?: ReactNode;
  /** What comes after both have agreed. */
  children: (negotiation: Negotiation) => ReactNode;
}

/** How client and supplier come to terms about a posting: where they stand, and how they came there. */
export function NegotiationPage({
  viewer,
  pair,
  back,
  actions,
  notice,
  children,
}: NegotiationPageProps) {
  const query = useNegotiation(viewer, pair);
  return (
    <DataState query={{ ...query, data: query.currentData }} skeleton={6} back={back}>
      {(negotiation) => (
        <>
          <PageHeader
            back={back}
            title={<Trans context="heading">Negotiation</Trans>}
            description={
              viewer === 'client' ? (
                <Trans>
                  {negotiation.projectName}, with {negotiation.supUserName}
                </Trans>
              ) : (
                <Trans>
                  {negotiation.projectName}, with {negotiation.clientName}
                </Trans>
              )
            }
            actions={actions}
          />
          {notice}
          <OfferBanner
            negotiation={notice ? { ...negotiation, allowedActions: [] } : negotiation}
            viewer={viewer}
          >
            {notice ? null : children(negotiation)}
          </OfferBanner>
          <OfferHistory negotiation={negotiation} viewer={viewer} />
        </>
      )}
    </DataState>
  );
}
