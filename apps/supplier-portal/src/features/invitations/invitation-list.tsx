import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberMay } from '@tolk/account-views';
import { useSupGetClientRecordsQuery, useSupGetPostingInvitationsQuery } from '@tolk/api-client';
import type { ClientRecord } from '@tolk/contract';
import { Button, Link, Stack, type Tone } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import {
  DateTime,
  LanguagePairChip,
  Money,
  RowCard,
  RowCards,
  StatusChip,
  Whose,
} from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import type { InvitationAnswer } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { ClosingTime, MessageButton, OfferChip } from '@tolk/market-views';
import { RouteLink, type ListAddress } from '@tolk/platform';
import { useState } from 'react';
import { ClientGlance } from '../../clients/client-glance.tsx';
import { AcceptInvitationDialog } from './accept-invitation-dialog.tsx';
import { DeclineInvitation } from './decline-invitation.tsx';
import type { Invitation } from './invitation.ts';

/** Clients who would like this supplier to apply. */
export function InvitationList({ list }: { list: ListAddress<'tab'> }) {
  const query = useSupGetPostingInvitationsQuery(list.paging);
  return (
    <PagedList
      query={query}
      list={list}
      empty={{
        title: <Trans>No invitations yet</Trans>,
        message: (
          <Trans>Allow clients to find you in your information, and complete your resume.</Trans>
        ),
        drawing: <InboxDrawing />,
        action: (
          <Button variant="outlined" component={RouteLink} to="basicInformation">
            <Trans context="button">My information</Trans>
          </Button>
        ),
      }}
    >
      {(rows) => <Rows invitations={rows} />}
    </PagedList>
  );
}

function Rows({ invitations }: { invitations: readonly Invitation[] }) {
  const ids = new Set(invitations.map(({ posting }) => posting.projectReleaseInforId));
  const { data: records } = useSupGetClientRecordsQuery({ projectReleaseInforIds: [...ids] });
  const recordOf = new Map(
    records?.map(({ projectReleaseInforId, record }) => [projectReleaseInforId, record]),
  );
  return (
    <RowCards>
      {invitations.map((invitation) => (
        <Row
          key={invitation.postingInvitationId}
          invitation={invitation}
          record={recordOf.get(invitation.posting.projectReleaseInforId)}
        />
      ))}
    </RowCards>
  );
}

interface RowProps {
  invitation: Invitation;
  /** Of the client who invites. */
  record: ClientRecord | undefined;
}

function Row({ invitation, record }: RowProps) {
  const coordinates = useMemberMay('coordinate');
  const names = useNames();
  const { posting, publisherName, message, award, answer, createTime, offer } = invitation;
  const { projectReleaseInforId } = posting;
  return (
    <RowCard
      title={
        <Link component={RouteLink} to="jobDetail" params={{ projectReleaseInforId }}>
          {posting.projectName}
        </Link>
      }
      status={
        <>
          <AnswerChip answer={answer} />
          <OfferChip offer={offer} viewer="supplier" />
          {award === 'first' && answer === null ? (
            <StatusChip tone="attention">
              <Trans>Whoever accepts first gets the job</Trans>
            </StatusChip>
          ) : null}
        </>
      }
      facts={
        <>
          <LanguagePairChip
            source={posting.sourceLanguage}
            target={posting.targetLanguage}
            bothWays={posting.bothDirections}
          />
          <span>{names.field(posting.whFieldId)}</span>
          <span>
            <Money amount={posting.salary} currency={posting.currency} emphasis="earned" />{' '}
            {names.perUnit(posting.unitName)}
          </span>
          <ClosingTime posting={posting} />
          <span>
            <Trans>
              {publisherName} invited you on <DateTime iso={createTime} />
            </Trans>
          </span>
          {record === undefined ? null : <ClientGlance record={record} />}
        </>
      }
      notice={message}
      actions={answer === null && coordinates ? <Answer invitation={invitation} /> : null}
    />
  );
}

const answers: Readonly<Record<InvitationAnswer, { label: MessageDescriptor; tone: Tone }>> = {
  applied: { label: msg({ message: 'Applied', context: 'status' }), tone: 'success' },
  accepted: { label: msg({ message: 'Accepted', context: 'status' }), tone: 'success' },
  declined: { label: msg({ message: 'Declined', context: 'status' }), tone: 'neutral' },
  withdrawn: { label: msg({ message: 'Withdrawn', context: 'status' }), tone: 'neutral' },
  taken: { label: msg`Somebody else was first`, tone: 'neutral' },
};

function AnswerChip({ answer }: { answer: Invitation['answer'] }) {
  const { i18n } = useLingui();
  if (answer === null) {
    return (
      <StatusChip tone="attention">
        <Trans>Waiting for your answer</Trans>
      </StatusChip>
    );
  }
  const { label, tone } = answers[answer];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}

function Answer({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui();
  const [accepting, setAccepting] = useState(false);
  const { posting, publisherName } = invitation;
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        onClick={() => setAccepting(true)}
        aria-label={t`Accept the invitation of ${publisherName}`}
      >
        <Trans context="invitation">Accept</Trans>
      </Button>
      <Button
        variant="outlined"
        component={RouteLink}
        to="jobDetail"
        params={{ projectReleaseInforId: posting.projectReleaseInforId }}
      >
        <Trans>See the job and apply</Trans>
        <Whose name={posting.projectName} />
      </Button>
      <Button
        component={RouteLink}
        to="supplierNegotiation"
        params={{ projectReleaseInforId: posting.projectReleaseInforId }}
      >
        {invitation.offer?.status === 'open' && invitation.offer.by === 'client' ? (
          <Trans>Answer the offer</Trans>
        ) : (
          <Trans context="button">Negotiate</Trans>
        )}
        <Whose name={posting.projectName} />
      </Button>
      <DeclineInvitation invitation={invitation} />
      <MessageButton
        viewer="supplier"
        to={{ about: posting.projectReleaseInforId }}
        label={t`Message ${publisherName}`}
      />
      {accepting ? (
        <AcceptInvitationDialog invitation={invitation} onClose={() => setAccepting(false)} />
      ) : null}
    </Stack>
  );
}
