import { useLingui } from '@lingui/react';
import { Plural } from '@lingui/react/macro';
import type { OwnPostingRow } from '@tolk/contract';
import { Link } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { postingStatusWords } from '../words/posting-words.ts';
import { Card } from './card.tsx';
import { PostingFactLine } from './posting-fact-line.tsx';

interface Props {
  posting: OwnPostingRow;
  actions?: ReactNode;
}

/** One of the client's postings in a list. */
export function PostingCard({ posting, actions }: Props) {
  const { _ } = useLingui();
  const { name, tone } = postingStatusWords[posting.projectStatus];
  const params = { projectReleaseInforId: posting.projectReleaseInforId };
  return (
    <Card
      title={
        <Link component={RouteLink} to="positionDetail" params={params}>
          {posting.projectName}
        </Link>
      }
      status={<StatusChip tone={tone}>{_(name)}</StatusChip>}
      facts={<PostingFactLine posting={posting} />}
      notice={
        posting.unreadDeliveries > 0 ? (
          <Link component={RouteLink} to="positionResume" params={params} color="secondary">
            <Plural
              value={posting.unreadDeliveries}
              one="# unread application"
              other="# unread applications"
            />
          </Link>
        ) : null
      }
      actions={actions}
    />
  );
}
