import { Trans, useLingui } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import type { Message } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { Menu, MenuItem } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';

export interface MessageActions {
  onReply: (message: Message) => void;
  onRecall: (message: Message) => void;
  onReport: (message: Message) => void;
}

interface MessageMenuProps extends MessageActions {
  message: Message;
  isOwn: boolean;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Leaves the server a moment to hear of it (ms). */
const reactionMs = 2_000;

/** A colleague's message stands on one's own side, and is theirs to take back. */
function isRecallable({ time, byColleague = false }: Message): boolean {
  return !byColleague && serverNow() - Date.parse(time) < limits.conversation.recallMs - reactionMs;
}

/** What may be done with a message; one that was recalled can still be reported. */
export function MessageMenu({
  message,
  isOwn,
  anchor,
  onClose,
  onReply,
  onRecall,
  onReport,
}: MessageMenuProps) {
  const { t } = useLingui();
  const choose = (act: (chosen: Message) => void) => () => {
    onClose();
    act(message);
  };

  async function copy() {
    onClose();
    try {
      await navigator.clipboard.writeText(message.text);
      notify(t({ message: 'Copied.', context: 'toast' }));
    } catch {
      notify(t`Your browser doesn’t allow copying here. Select the text instead.`, {
        severity: 'warning',
      });
    }
  }

  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {message.recalled ? null : (
        <MenuItem onClick={choose(onReply)}>
          <Trans context="menu">Reply</Trans>
        </MenuItem>
      )}
      {message.text === '' ? null : (
        <MenuItem onClick={() => void copy()}>
          <Trans context="menu">Copy</Trans>
        </MenuItem>
      )}
      {isOwn && isRecallable(message) ? (
        <MenuItem onClick={choose(onRecall)}>
          <Trans context="menu">Recall</Trans>
        </MenuItem>
      ) : null}
      {isOwn ? null : (
        <MenuItem onClick={choose(onReport)}>
          <Trans context="menu">Report</Trans>
        </MenuItem>
      )}
    </Menu>
  );
}
