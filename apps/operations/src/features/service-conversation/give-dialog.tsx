import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsGetServiceColleaguesQuery,
  useOpsGiveServiceConversationMutation,
} from '@tolk/api-client';
import { ColleagueDialog } from '../../colleagues/colleague-dialog.tsx';
import type { DeskDialogProps } from './desk-dialog.ts';

/** Giving a conversation to a colleague, with who is there and how much each has. */
export function GiveDialog({ conversation, onClose }: DeskDialogProps) {
  const { t } = useLingui();
  const { data: colleagues = [] } = useOpsGetServiceColleaguesQuery({});
  const [give] = useOpsGiveServiceConversationMutation();
  const { conversationId, version, assigneeId } = conversation;
  const noteOf = (onDuty: boolean, load: number) => {
    const held = t`${plural(load, { one: '# conversation', other: '# conversations' })}`;
    return onDuty ? held : t`Off duty, ${held}`;
  };
  return (
    <ColleagueDialog
      title={<Trans>Transfer the conversation</Trans>}
      submitLabel={<Trans context="service">Transfer</Trans>}
      colleagues={colleagues.map(({ staffId, name, onDuty, load }) => ({
        staffId,
        name,
        note: noteOf(onDuty, load),
      }))}
      holderId={assigneeId}
      onGive={(staffId) => inForm(give({ conversationId, version, staffId }))}
      onClose={onClose}
    />
  );
}
