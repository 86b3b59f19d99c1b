import { Trans } from '@lingui/react/macro';
import type { EvaluationRow } from '@tolk/contract';
import { Box, Link, Paper, Stack } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { DateTime } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';

const details = { supplier: 'supplierOrder', client: 'clientOrder' } as const;

interface EvaluationListProps {
  evaluations: readonly EvaluationRow[];
  viewer: Identity;
}

/** Reviews given or received; one that is still hidden says until when. */
export function EvaluationList({ evaluations, viewer }: EvaluationListProps) {
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {evaluations.map((row) => (
        <Paper component="li" key={row.evaluateId} sx={{ p: 2 }}>
          <Link
            component={RouteLink}
            to={details[viewer]}
            params={{ projectOrderId: row.projectOrderId }}
            sx={{ fontWeight: 600 }}
          >
            {row.orderName}
          </Link>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {row.direction === 'given' ? (
              <Trans>For {row.evaluatedName}</Trans>
            ) : (
              <Trans>For you</Trans>
            )}
            {' · '}
            <DateTime iso={row.createTime} />
          </Box>
          {row.evaluateGrade === null ? null : (
            <Box sx={{ mt: 1 }}>
              <Stars value={row.evaluateGrade} />
              <Box sx={{ whiteSpace: 'pre-line' }}>{row.evaluateDescription}</Box>
            </Box>
          )}
          {row.visible ? null : (
            <Box sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
              {row.direction === 'given' ? (
                <Trans>The other side sees it once both reviews are in, or after 14 days.</Trans>
              ) : (
                <Trans>You see it once your own review is in, or after 14 days.</Trans>
              )}
            </Box>
          )}
        </Paper>
      ))}
    </Stack>
  );
}
