import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogLine } from '@tolk/conversation-views/pieces';
import { DateTime } from '@tolk/design-system/pieces';
import { formatDateTime, useLanguage } from '@tolk/i18n';
import type { ReactNode } from 'react';
import { closeReasonLabel } from '../../service/service-labels.ts';
import type { HeldMessage } from './use-desk-thread.ts';

/** What happened with the conversation, between its messages. */
export function DeskEventLine({ message }: { message: HeldMessage }) {
  const text = useEventWords(message);
  if (text === null) return null;
  return (
    <LogLine>
      {text} · <DateTime iso={message.time} />
    </LogLine>
  );
}

function useEventWords({ event, staffName, details }: HeldMessage): ReactNode {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  switch (event) {
    case 'assigned':
      return <Trans>With {staffName}</Trans>;
    case 'queued':
      return <Trans>Back in the queue</Trans>;
    case 'snoozed': {
      const until = details.until ? formatDateTime(details.until, { language }) : '';
      return <Trans>Snoozed until {until}</Trans>;
    }
    case 'woken':
      return <Trans>No longer snoozed</Trans>;
    case 'closed': {
      const label = closeReasonLabel(details.reason);
      const reason = label ? i18n._(label) : '';
      return reason === '' ? <Trans context="service">Closed</Trans> : t`Closed: ${reason}`;
    }
    case 'reopened':
      return <Trans context="service">Reopened</Trans>;
    case 'joined':
      return <Trans>The visitor has logged in: it now belongs to their account</Trans>;
    case 'emailLeft':
      return <Trans>Left an e-mail address</Trans>;
    case 'rated': {
      const stars = Number(details.rating ?? 0);
      return t`Rated: ${plural(stars, { one: '# star of 5', other: '# stars of 5' })}`;
    }
    case null:
    default:
      return null;
  }
}
