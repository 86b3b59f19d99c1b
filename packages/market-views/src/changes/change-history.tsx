import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderChange, OrderDetail } from '@tolk/contract';
import { Box, Stack, type Tone } from '@tolk/design-system';
import { DateTime, Section, StatusChip } from '@tolk/design-system/pieces';
import type { ChangeStatus, Identity } from '@tolk/domain';
import { FileList } from '../deliveries/file-list.tsx';
import { ChangedTerms } from './change-terms.tsx';
import { pastChangesOf } from './pending-change.ts';

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
  const { i18n } = useLingui();
  const changes = viewer === null ? order.changes : pastChangesOf(order);
  if (changes.length === 0) return null;
  return (
    <Section title={<Trans>Changes to the terms</Trans>}>
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map((change) => (
          <Box
            component="li"
            key={change.changeId}
            sx={{
              pb: 2,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0, pb: 0 },
            }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
              <Proposer change={change} viewer={viewer} />
              <StatusChip tone={looks[change.status].tone}>
                {i18n._(looks[change.status].label)}
              </StatusChip>
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <DateTime iso={change.time} />
            </Box>
            <Box sx={{ my: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <Trans>“{change.reason}”</Trans>
            </Box>
            <ChangedTerms
              order={order}
              before={change.before}
              after={change.after}
              viewer={viewer}
            />
            {change.addedFiles.length > 0 && viewer !== null ? (
              <FileList files={change.addedFiles} language={order.sourceLanguage} />
            ) : null}
            {change.answerNote ? (
              <Box sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                <Trans>Declined: “{change.answerNote}”</Trans>
              </Box>
            ) : null}
          </Box>
        ))}
      </Stack>
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
