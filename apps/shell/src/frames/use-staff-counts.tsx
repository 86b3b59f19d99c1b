import { Trans } from '@lingui/react/macro';
import { useOpsGetServiceInboxQuery, useOpsGetWorkMentionsQuery } from '@tolk/api-client';
import type { ServiceInboxRow, StaffUser } from '@tolk/contract';
import { Button, notify } from '@tolk/design-system';
import { limits } from '@tolk/domain';
import { pathTo, useIsAttended, useNavigate } from '@tolk/platform';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { UnreadCounts } from './use-unread-counts.ts';

/** What a member of the staff is told on every screen: notes that name them, and what they were handed. */
export function useStaffCounts(user: StaffUser | undefined): UnreadCounts {
  const navigate = useNavigate();
  const pollingInterval = useIsAttended() ? limits.staff.lookMs : 0;
  const { data: mentions = [] } = useOpsGetWorkMentionsQuery(
    {},
    { skip: user?.scopes.includes('overview') !== true, pollingInterval },
  );
  const { data } = useOpsGetServiceInboxQuery(
    { box: 'mentioned', pageNum: 1, pageSize: limits.list.pageSizeMax },
    { skip: user?.scopes.includes('service') !== true, pollingInterval },
  );
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  const tell = useEffectEvent((list: readonly ServiceInboxRow[]) => {
    const fresh = list.find(({ conversationId }) => !known.current?.has(conversationId));
    // What was there before says the badge; only what comes in is announced.
    if (known.current !== undefined && fresh !== undefined)
      notify(<Trans>A colleague mentions you in a note.</Trans>, {
        severity: 'info',
        action: (
          <Button
            size="small"
            color="inherit"
            onClick={() =>
              void navigate(pathTo('serviceConversation', { id: fresh.conversationId }))
            }
          >
            <Trans context="button">Open the conversation</Trans>
          </Button>
        ),
      });
    known.current = new Set(list.map(({ conversationId }) => conversationId));
  });
  useEffect(() => {
    if (data) tell(data.list);
  }, [data]);
  const mention = data?.counts.mentioned ?? 0;
  const work = mentions.length;
  return useMemo(() => ({ message: 0, notification: 0, mention, work }), [mention, work]);
}
