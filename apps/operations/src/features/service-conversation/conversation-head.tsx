import { Trans } from '@lingui/react/macro';
import type { StaffServiceConversation } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { StatusChip } from '@tolk/design-system/pieces';
import { ActionBar } from '@tolk/design-system/portal';
import { ServiceStateChip, ServiceTags, TargetClocks } from '../../service/service-marks.tsx';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import type { DeskAction } from './use-desk-actions.ts';

interface ConversationHeadProps {
  conversation: StaffServiceConversation;
  actions: readonly DeskAction[];
  /** A colleague did something first. */
  overtaken: boolean;
}

/**
 * Where the conversation stands and what may be done. It shares a box of fixed height with the messages, which give
 * way when it grows: where one writes nothing moves.
 */
export function ConversationHead({ conversation, actions, overtaken }: ConversationHeadProps) {
  const { state, assigneeName, tagIds, about } = conversation;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        p: 1.5,
        flexShrink: 0,
        // On a phone the box is higher instead: an action that is cut off cannot be touched.
        maxHeight: { md: '45%' },
        overflowY: { md: 'auto' },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ServiceStateChip state={state} />
        <StatusChip tone={assigneeName === null ? 'attention' : 'neutral'}>
          {assigneeName ?? <Trans context="service">Waiting to be taken</Trans>}
        </StatusChip>
        <ServiceTags tagIds={tagIds} />
      </Box>
      {about ? (
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          <Trans>
            Asked about the appeal on{' '}
            <ScopeLink scope="appeals" id={about.projectOrderAppealId} underline="always">
              {about.orderName}
            </ScopeLink>
          </Trans>
        </Box>
      ) : null}
      <TargetClocks {...conversation} />
      <Rated conversation={conversation} />
      {overtaken ? (
        <Alert severity="warning" role="alert">
          <Trans>Someone else has already dealt with this. Your change was not saved.</Trans>
        </Alert>
      ) : null}
      <ActionBar actions={actions} />
    </Box>
  );
}

/** How the customer found it, once they have said so. */
function Rated({ conversation: { rating, comment } }: { conversation: StaffServiceConversation }) {
  if (rating === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Trans context="service">Rated by the customer:</Trans> <Stars value={rating} />
      {comment === '' ? null : (
        <Box component="q" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {comment}
        </Box>
      )}
    </Box>
  );
}
