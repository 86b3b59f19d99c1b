import { useLingui } from '@lingui/react/macro';
import { isCallError } from '@tolk/api-client';
import type { PushPreference } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import type { NotificationEventName, PushChannel } from '@tolk/domain';
import { useState } from 'react';

/** One event on one channel, as the person wants it. */
export interface Wish {
  event: NotificationEventName;
  channel: PushChannel;
  on: boolean;
}

type Save = (wish: Wish) => Promise<readonly PushPreference[]>;

/** The preferences as they will be once what is being saved is saved. */
export function withWishes(
  list: readonly PushPreference[],
  wishes: readonly Wish[],
): readonly PushPreference[] {
  return list.map(({ event, channels }) => ({
    event,
    channels: channels.map((one) => {
      const wish = wishes.find((it) => it.event === event && it.channel === one.channel);
      return wish ? { ...one, on: wish.on } : one;
    }),
  }));
}

/**
 * Shows a switch as wanted at once, saves it, and shows what the server holds again when that fails.
 * `stored` is what the server said last; what it answers to a save is newer until `stored` changes.
 */
export function useOptimisticSwitches(stored: readonly PushPreference[], save: Save) {
  const { t } = useLingui();
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const [answer, setAnswer] = useState({ list: stored, after: stored });
  const list = answer.after === stored ? answer.list : stored;

  async function choose(wish: Wish): Promise<void> {
    setWishes((all) => [...all.filter((one) => !isSamePlace(one, wish)), wish]);
    try {
      setAnswer({ list: await save(wish), after: stored });
    } catch (error) {
      tell(error);
    } finally {
      setWishes((all) => all.filter((one) => one !== wish));
    }
  }

  /** That no answer came at all is said by the shell. */
  function tell(error: unknown): void {
    if (isCallError(error) && !error.message) return;
    const message = isCallError(error) ? error.message : t`This could not be saved. Try again.`;
    notify(message, { severity: 'error' });
  }

  return { list: withWishes(list, wishes), choose };
}

function isSamePlace(one: Wish, other: Wish): boolean {
  return one.event === other.event && one.channel === other.channel;
}
