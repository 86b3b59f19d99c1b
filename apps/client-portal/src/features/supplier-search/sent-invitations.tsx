import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetSentInvitationsQuery } from '@tolk/api-client';
import type { SentInvitation } from '@tolk/contract';
import { Button, Link, Stack } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { DateTime, RowCard, RowCards, StatusChip, Whose } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { notComing } from '@tolk/domain';
import { MessageButton, OfferChip } from '@tolk/market-views';
import { RouteLink, useListAddress } from '@tolk/platform';
import { MatchExplanation } from '../../suppliers/match-explanation.tsx';
import { WithdrawInvitation } from './withdraw-invitation.tsx';
import { invitationLook } from './invitation-look.ts';

/** Invitations that the client sent, the newest first; of one project the best of those who said yes. */
export function SentInvitations() {
  const list = useListAddress<'view' | 'projectReleaseInforId'>();
  const projectReleaseInforId = list.text('projectReleaseInforId');
  const query = useClientGetSentInvitationsQuery({
    ...list.paging,
    ...(projectReleaseInforId === undefined ? {} : { projectReleaseInforId }),
  });
  return (
    <>
      {projectReleaseInforId === undefined ? null : (
        <Button onClick={() => list.change({ projectReleaseInforId: '' })} sx={{ mb: 1 }}>
          <Trans>Show the invitations to all projects</Trans>
        </Button>
      )}
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans>No invitations yet</Trans>,
          message: <Trans>Find a suitable supplier and invite them to one of your projects.</Trans>,
          drawing: <InboxDrawing />,
          action: (
            <Link component={RouteLink} to="supplierSearch">
              <Trans context="link">Find suppliers</Trans>
            </Link>
          ),
        }}
      >
        {(invitations) => (
          <RowCards>
            {invitations.map((invitation) => (
              <InvitationCard key={invitation.postingInvitationId} invitation={invitation} />
            ))}
          </RowCards>
        )}
      </PagedList>
    </>
  );
}

function InvitationCard({ invitation }: { invitation: SentInvitation }) {
  const { i18n } = useLingui();
  const { supUserId, supUserName, projectReleaseInforId, projectName } = invitation;
  const { label, tone } = invitationLook(invitation.answer);
  return (
    <RowCard
      title={
        <Link component={RouteLink} to="resumeDetail" params={{ supUserId }}>
          {supUserName}
        </Link>
      }
      status={
        <>
          <StatusChip tone={tone}>{i18n._(label)}</StatusChip>
          <OfferChip offer={invitation.offer} viewer="client" />
          {invitation.award === 'first' ? (
            <StatusChip tone="neutral">
              <Trans>For the first who accepts</Trans>
            </StatusChip>
          ) : null}
        </>
      }
      facts={
        <>
          <Link component={RouteLink} to="positionDetail" params={{ projectReleaseInforId }}>
            {projectName}
          </Link>
          <span>
            <Trans>
              Invited <DateTime iso={invitation.createTime} />
            </Trans>
            {invitation.memberName === undefined ? null : ` · ${invitation.memberName}`}
          </span>
        </>
      }
      notice={
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          {invitation.match ? (
            <MatchExplanation match={invitation.match} supUserName={supUserName} />
          ) : null}
          {invitation.message === '' ? null : <span>{invitation.message}</span>}
        </Stack>
      }
      actions={<Actions invitation={invitation} />}
    />
  );
}

function Actions({ invitation }: { invitation: SentInvitation }) {
  const { t } = useLingui();
  const { supUserId, supUserName, projectReleaseInforId, answer } = invitation;
  const isOver = answer !== null && notComing.includes(answer);
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      {isOver ? null : (
        <Button
          component={RouteLink}
          to="orderEdit"
          params={{ supUserId, projectReleaseInforId }}
          variant={answer === 'accepted' ? 'contained' : 'outlined'}
        >
          <Trans>Create an order</Trans>
          <Whose name={supUserName} />
        </Button>
      )}
      {isOver && invitation.offer === null ? null : (
        <Button
          component={RouteLink}
          to="clientNegotiation"
          params={{ projectReleaseInforId, supUserId }}
        >
          {isOver ? (
            <Trans context="button">Offers</Trans>
          ) : (
            <Trans context="button">Negotiate</Trans>
          )}
          <Whose name={supUserName} />
        </Button>
      )}
      {invitation.mayWrite ? (
        <MessageButton
          viewer="client"
          to={{ supUserId, about: projectReleaseInforId }}
          label={t`Message ${supUserName}`}
        />
      ) : null}
      {answer === null ? <WithdrawInvitation invitation={invitation} /> : null}
    </Stack>
  );
}
