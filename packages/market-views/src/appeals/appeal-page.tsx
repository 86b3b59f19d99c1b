import { Trans } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Button, DataState, Link, Stack } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import type { Identity } from '@tolk/domain';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { useState } from 'react';
import { AppealActions, type PartyAction } from './appeal-actions.tsx';
import { AppealBanner } from './appeal-banner.tsx';
import { appealRoutes } from './appeal-routes.ts';
import { AppealStatusChip } from './appeal-status.tsx';
import { AppealTimeline } from './appeal-timeline.tsx';
import { ClaimPart } from './claim-part.tsx';
import {
  AcceptMediationDialog,
  AcceptOfferDialog,
  AcceptRulingDialog,
  WithdrawAppealDialog,
} from './confirm-dialogs.tsx';
import { EvidenceDialog } from './evidence-dialog.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { MediationPart } from './mediation-part.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { OfferPart } from './offer-part.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { RulingPart } from './ruling-part.tsx';
import { useAppeal } from './use-appeal-calls.ts';

const dialogs = {
  acceptOffer: AcceptOfferDialog,
  acceptMediation: AcceptMediationDialog,
  acceptRuling: AcceptRulingDialog,
  addEvidence: EvidenceDialog,
  offer: OfferDialog,
  askReview: ReviewDialog,
  withdraw: WithdrawAppealDialog,
} as const satisfies Record<PartyAction, unknown>;

/** One appeal, by `projectOrderAppealId` of the address. */
export function AppealPage({ viewer }: { viewer: Identity }) {
  const [params] = useSearchParams();
  const projectOrderAppealId = params.get('projectOrderAppealId') ?? '';
  const query = useAppeal(viewer, projectOrderAppealId);
  return (
    <DataState
      query={{ ...query, data: query.currentData }}
      skeleton={6}
      back={<Back viewer={viewer} />}
    >
      {(appeal) => <Appeal key={projectOrderAppealId} appeal={appeal} viewer={viewer} />}
    </DataState>
  );
}

function Appeal({ appeal, viewer }: { appeal: AppealDetail; viewer: Identity }) {
  const [chosen, setChosen] = useState<PartyAction>();
  const Dialog = chosen && dialogs[chosen];
  const parts = { appeal, viewer, onChoose: setChosen };
  return (
    <>
      <Header appeal={appeal} viewer={viewer} />
      <AppealBanner {...parts} />
      <DetailLayout>
        <div>
          <RulingPart {...parts} />
          <MediationPart {...parts} />
          <OfferPart {...parts} />
          <ClaimPart appeal={appeal} viewer={viewer} />
          <Section title={<Trans context="heading">Evidence</Trans>}>
            <Stack spacing={2}>
              <EvidenceList appeal={appeal} viewer={viewer} />
              <AppealActions appeal={appeal} of={['addEvidence']} onChoose={setChosen} />
            </Stack>
          </Section>
        </div>
        <Section title={<Trans>Progress of the appeal</Trans>}>
          <AppealTimeline appeal={appeal} viewer={viewer} />
        </Section>
      </DetailLayout>
      {Dialog ? (
        <Dialog appeal={appeal} viewer={viewer} onClose={() => setChosen(undefined)} />
      ) : null}
    </>
  );
}

function Back({ viewer }: { viewer: Identity }) {
  return (
    <Link component={RouteLink} to={appealRoutes[viewer].list}>
      <Trans>Back to the appeals</Trans>
    </Link>
  );
}

function Header({ appeal, viewer }: { appeal: AppealDetail; viewer: Identity }) {
  const { orderName, orderNumber, otherName, projectOrderId } = appeal;
  return (
    <PageHeader
      title={<Trans>Appeal: {orderName}</Trans>}
      status={<AppealStatusChip appeal={appeal} />}
      back={<Back viewer={viewer} />}
      description={
        <Trans>
          No. {orderNumber} · {otherName}
        </Trans>
      }
      actions={
        <>
          <Button variant="outlined" onClick={() => window.print()} data-print="no">
            <Trans context="button">Print</Trans>
          </Button>
          <Button
            component={RouteLink}
            to={appealRoutes[viewer].order}
            params={{ projectOrderId }}
            variant="outlined"
            data-print="no"
          >
            <Trans>Go to the order</Trans>
          </Button>
        </>
      }
    />
  );
}
