import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OrderChange, OrderDetail } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import type { ChangeStatus, Identity } from '@tolk/domain';
import { FileList } from '../deliveries/file-list.tsx';
import { ChangedTerms } from './change-terms.tsx';
import { KeptShare } from './kept-share.tsx';
import { OvertakenNote } from './overtaken-note.tsx';
import { pastChangesOf } from './pending-change.ts';
import { Proposal, ProposalList } from './proposal-list.tsx';

const looks: Readonly<Record<ChangeStatus, { label: MessageDescriptor; tone: Tone }>> = {
  open: { label: msg({ message: 'Waiting for an answer', context: 'status' }), tone: 'waiting' },
  unpaid: {
    label: msg({ message: 'Difference not paid yet', context: 'status' }),
    tone: 'waiting',
  },
  agreed: { label: msg({ message: 'In force', context: 'change' }), tone: 'success' },
  countered: {
    label: msg({ message: 'Counter-proposal made', context: 'status' }),
    tone: 'neutral',
  },
  declined: { label: msg({ message: 'Declined', context: 'change' }), tone: 'danger' },
  withdrawn: { label: msg({ message: 'Withdrawn', context: 'change' }), tone: 'neutral' },
  lapsed: { label: msg({ message: 'Not paid in time', context: 'status' }), tone: 'danger' },
  overtaken: { label: msg({ message: 'The order moved on', context: 'status' }), tone: 'neutral' },
};

interface ChangeHistoryProps {
  order: OrderDetail;
  /** Null for staff, who see what is pending here too. */
  viewer: Identity | null;
}

/** The changes that were proposed before, and what became of each; nothing where there were none. */
export function ChangeHistory({ order, viewer }: ChangeHistoryProps) {
  const changes = viewer === null ? order.changes : pastChangesOf(order);
  if (changes.length === 0) return null;
  return (
    <Section title={<Trans>Changes to the terms</Trans>}>
      <ProposalList>
        {changes.map((change) => (
          <Proposal
            key={change.changeId}
            maker={<Proposer change={change} viewer={viewer} />}
            look={looks[change.status]}
            time={change.time}
            note={change.reason}
            answerNote={change.answerNote}
          >
            <ChangedTerms
              order={order}
              before={change.before}
              after={change.after}
              viewer={viewer}
            />
            <KeptShare percent={change.cancellationLeast} viewer={viewer} />
            <OvertakenNote change={change} order={order} viewer={viewer} />
            {change.addedFiles.length > 0 && viewer !== null ? (
              <FileList files={change.addedFiles} language={order.sourceLanguage} />
            ) : null}
          </Proposal>
        ))}
      </ProposalList>
    </Section>
  );
}

function Proposer({ change: { by }, viewer }: { change: OrderChange; viewer: Identity | null }) {
  if (by === viewer) return <Trans>Proposed by you</Trans>;
  return by === 'client' ? (
    <Trans>Proposed by the client</Trans>
  ) : (
    <Trans>Proposed by the supplier</Trans>
  );
}
