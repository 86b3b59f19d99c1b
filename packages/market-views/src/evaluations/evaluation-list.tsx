import { Trans } from '@lingui/react/macro';
import type { EvaluationRow } from '@tolk/contract';
import { Box, Button, Link } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { DateTime, RowCard, RowCards, Until } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { ReportButton } from '../reports/report-button.tsx';
import { EvaluationReply } from './evaluation-reply.tsx';
import { ReplyDialog } from './reply-dialog.tsx';

const details = { supplier: 'supplierOrder', client: 'clientOrder' } as const;

interface EvaluationListProps {
  evaluations: readonly EvaluationRow[];
  viewer: Identity;
}

/** Reviews given or received; one that is still hidden says until when. */
export function EvaluationList({ evaluations, viewer }: EvaluationListProps) {
  return (
    <RowCards>
      {evaluations.map((row) => (
        <Row key={row.evaluateId} row={row} viewer={viewer} />
      ))}
    </RowCards>
  );
}

function Row({ row, viewer }: { row: EvaluationRow; viewer: Identity }) {
  const { projectOrderId, direction, evaluateGrade, evaluateDescription, visibleAt } = row;
  const [replying, setReplying] = useState(false);
  return (
    <RowCard
      title={
        <Link component={RouteLink} to={details[viewer]} params={{ projectOrderId }}>
          {row.orderName}
        </Link>
      }
      facts={
        <>
          {evaluateGrade === null ? null : <Stars value={evaluateGrade} />}
          <span>
            {direction === 'given' ? (
              <Trans>For {row.evaluatedName}</Trans>
            ) : (
              <Trans>By {row.authorName}</Trans>
            )}
          </span>
          <DateTime iso={row.createTime} />
        </>
      }
      notice={
        <>
          {evaluateDescription}
          {visibleAt ? <Hidden direction={direction} visibleAt={visibleAt} /> : null}
          {row.reply ? <EvaluationReply head={<ReplyHead row={row} />} text={row.reply} /> : null}
        </>
      }
      actions={
        direction === 'received' && row.visible ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {row.mayReply ? (
              <Button size="small" variant="outlined" onClick={() => setReplying(true)}>
                <Trans context="button">Reply</Trans>
              </Button>
            ) : null}
            {replying ? (
              <ReplyDialog evaluation={row} viewer={viewer} onClose={() => setReplying(false)} />
            ) : null}
            <ReportButton subject="review" subjectId={row.evaluateId} />
          </Box>
        ) : null
      }
    />
  );
}

/** Who answered, and when. */
function ReplyHead({ row: { direction, evaluatedName, replyTime } }: { row: EvaluationRow }) {
  return (
    <>
      {direction === 'received' ? (
        <Trans context="heading">Your reply</Trans>
      ) : (
        <Trans>Reply by {evaluatedName}</Trans>
      )}
      {replyTime ? (
        <>
          {' · '}
          <DateTime iso={replyTime} />
        </>
      ) : null}
    </>
  );
}

interface HiddenProps {
  direction: EvaluationRow['direction'];
  visibleAt: string;
}

/** Who doesn't see the review yet, and when that ends at the latest. */
function Hidden({ direction, visibleAt }: HiddenProps) {
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {direction === 'given' ? (
        <Trans>
          The other side sees it once both reviews are in, at the latest on{' '}
          <Until iso={visibleAt} />
        </Trans>
      ) : (
        <Trans>
          You see it once your own review is in, at the latest on <Until iso={visibleAt} />
        </Trans>
      )}
    </Box>
  );
}
