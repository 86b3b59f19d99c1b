import { notify } from '@tolk/design-system';
import { ActionBar } from '@tolk/design-system/portal';
import { useState } from 'react';
import { useDecisionKeys, type KeyedAction } from '../keys/decision-keys.ts';

/** Which action a dialog is open for, and carrying one out that needs no form. */
export function useRowActions<Act extends string>() {
  const [asked, ask] = useState<Act>();
  const close = () => ask(undefined);
  async function act(
    call: Promise<unknown>,
    done: string,
    say: (message: string) => void = notify,
  ): Promise<void> {
    try {
      await call;
      say(done);
    } catch {
      // What went wrong the shell has said by then.
    }
    close();
  }
  return { asked, ask, close, act };
}

interface RowActionBarProps<Act extends string> {
  /** As the server allows them now; one that is off says why. */
  allowed: readonly { action: Act; enabled: boolean; reason?: string | undefined }[];
  looks: Readonly<Record<Act, Pick<KeyedAction, 'label' | 'rank' | 'shortcut'>>>;
  onChoose: (action: Act) => void;
}

/** What may be done about a row of a queue, in the order that the server gives. */
export function RowActionBar<Act extends string>({
  allowed,
  looks,
  onChoose,
}: RowActionBarProps<Act>) {
  const actions = allowed.map(({ action, enabled, reason }): KeyedAction => ({
    key: action,
    ...looks[action],
    enabled,
    reason,
    onChoose: () => onChoose(action),
  }));
  useDecisionKeys(actions);
  return <ActionBar actions={actions} />;
}
