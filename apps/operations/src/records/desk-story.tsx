import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Timeline } from '@tolk/design-system/portal';
import type { ReactNode } from 'react';

interface DeskStep<Action> {
  action: Action;
  /** A member of staff; null where it was the other side, or nobody. */
  byName: string | null;
  /** To whom the record was given. */
  toName: string | null;
  time: string;
}

interface DeskStoryProps<Action extends string> {
  steps: readonly DeskStep<Action>[];
  labels: Readonly<Record<Action, MessageDescriptor>>;
  /** Who did a step that no member of staff did. */
  otherName: (action: Action) => ReactNode;
}

/** What has happened to a record of a desk, with who did it. */
export function DeskStory<Action extends string>({
  steps,
  labels,
  otherName,
}: DeskStoryProps<Action>) {
  const { i18n } = useLingui();
  return (
    <Timeline
      steps={steps.map(({ action, byName, toName, time }, index) => ({
        key: `${index}-${action}`,
        title: i18n._(labels[action]),
        time,
        state: 'done',
        detail:
          toName !== null && toName !== byName ? (
            <Trans>
              {byName} to {toName}
            </Trans>
          ) : (
            (byName ?? otherName(action))
          ),
      }))}
    />
  );
}
