import { useLingui } from '@lingui/react/macro';
import {
  isCallError,
  useOpsPutBackServiceConversationMutation,
  useOpsReopenServiceConversationMutation,
  useOpsTakeServiceConversationMutation,
  useOpsWakeServiceConversationMutation,
} from '@tolk/api-client';
import type { StaffServiceConversation } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import type { BarAction } from '@tolk/design-system/portal';

export type DeskDialogName = 'give' | 'snooze' | 'close' | 'tag';

interface Reactions {
  onOpen: (dialog: DeskDialogName) => void;
  /** A colleague did something first. */
  onOvertaken: (overtaken: boolean) => void;
}

/** An act of the desk, with its key. */
export interface DeskAction extends BarAction {
  label: string;
  shortcut: string;
}

/** What may be done with a conversation now; what cannot be done is left out or says why. */
export function useDeskActions(
  conversation: StaffServiceConversation,
  { onOpen, onOvertaken }: Reactions,
): readonly DeskAction[] {
  const { t } = useLingui();
  const [take] = useOpsTakeServiceConversationMutation();
  const [putBack] = useOpsPutBackServiceConversationMutation();
  const [wake] = useOpsWakeServiceConversationMutation();
  const [reopen] = useOpsReopenServiceConversationMutation();
  const { conversationId, version, allowedActions } = conversation;
  const target = { conversationId, version };

  const act = (carryOut: typeof take) => () => {
    onOvertaken(false);
    carryOut(target)
      .unwrap()
      .catch((error: unknown) => {
        if (isCallError(error) && error.code === errorCodes.conflict) onOvertaken(true);
      });
  };
  const open = (dialog: DeskDialogName) => () => {
    onOvertaken(false);
    onOpen(dialog);
  };

  const offered: readonly (Pick<DeskAction, 'label' | 'rank' | 'onChoose' | 'shortcut'> & {
    action: StaffServiceConversation['allowedActions'][number]['action'];
  })[] = [
    {
      action: 'take',
      shortcut: 't',
      label: t({ message: 'Take it', context: 'button' }),
      rank: 'main',
      onChoose: act(take),
    },
    {
      action: 'reopen',
      shortcut: 'o',
      label: t({ message: 'Reopen', context: 'service' }),
      rank: 'main',
      onChoose: act(reopen),
    },
    {
      action: 'give',
      shortcut: 'g',
      label: t({ message: 'Transfer…', context: 'button' }),
      onChoose: open('give'),
    },
    {
      action: 'putBack',
      shortcut: 'b',
      label: t({ message: 'Return to the queue', context: 'button' }),
      onChoose: act(putBack),
    },
    {
      action: 'snooze',
      shortcut: 'z',
      label: t({ message: 'Snooze…', context: 'button' }),
      onChoose: open('snooze'),
    },
    {
      action: 'wake',
      shortcut: 'z',
      label: t({ message: 'End the snooze', context: 'button' }),
      onChoose: act(wake),
    },
    {
      action: 'tag',
      shortcut: 'l',
      label: t({ message: 'Tags…', context: 'button' }),
      onChoose: open('tag'),
    },
    {
      action: 'close',
      shortcut: 'c',
      label: t({ message: 'Close…', context: 'service' }),
      onChoose: open('close'),
    },
  ];
  return offered.flatMap(({ action, rank = 'other', ...button }) => {
    const state = allowedActions.find((one) => one.action === action);
    // What the present state rules out would only be noise; its key says nothing either.
    return state?.enabled ? [{ ...button, rank, key: action, enabled: true }] : [];
  });
}
