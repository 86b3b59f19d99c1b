import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Message } from '@tolk/contract';
import { VisuallyHidden } from '@tolk/design-system';
import type { Identity } from '@tolk/domain';
import { orderEventLabel } from '@tolk/labels';
import { useState } from 'react';

interface NewMessagesProps {
  messages: readonly Message[];
  viewer: Identity;
  otherName: string;
}

/** Tells screen readers what arrives while the thread is open, and nothing of what was only scrolled to. */
export function NewMessages({ messages, viewer, otherName }: NewMessagesProps) {
  const { i18n, t } = useLingui();
  const newest = messages.at(-1)?.seq ?? 0;
  const [said, setSaid] = useState({ upTo: newest, words: '' });
  if (newest > said.upTo) {
    const arrived = messages.filter(
      ({ seq, by, event }) => seq > said.upTo && (event ? event.by : by) !== viewer,
    );
    setSaid({ upTo: newest, words: arrived.length === 0 ? said.words : wordsFor(arrived) });
  }
  return (
    <VisuallyHidden role="status">
      {/* A new node each time: the same words twice are heard twice. */}
      <span key={said.upTo}>{said.words}</span>
    </VisuallyHidden>
  );

  function wordsFor(arrived: readonly Message[]): string {
    const [only, ...others] = arrived;
    if (only === undefined || others.length > 0)
      return t`${plural(arrived.length, { one: '# new message', other: '# new messages' })}`;
    if (only.event) return i18n._(orderEventLabel(only.event.action, only.event.orderType));
    return `${otherName}: ${only.file?.fileName ?? only.text}`;
  }
}
