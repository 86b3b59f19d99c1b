import { Trans } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { FileList } from '../deliveries/file-list.tsx';
import { FileHash } from '../files/file-hash.tsx';

type Evidence = AppealDetail['appealEvidenceFile'][number];

interface EvidenceListProps {
  appeal: Pick<AppealDetail, 'appealEvidenceFile' | 'claimant' | 'reasonForAppeal'>;
  viewer: Identity;
}

/** What both sides have handed in, in the order it came. */
export function EvidenceList({ appeal, viewer }: EvidenceListProps) {
  const { appealEvidenceFile, claimant, reasonForAppeal } = appeal;
  // The reason is the first evidence, and stands with the claim already.
  const isReason = ({ by, text }: Evidence) => by === claimant && text === reasonForAppeal;
  const shown = appealEvidenceFile.filter((one) => !isReason(one) || one.files.length > 0);
  if (shown.length === 0) {
    return (
      <Typography color="textSecondary">
        <Trans>Nothing has been submitted yet.</Trans>
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {shown.map((evidence) => (
        <Box
          component="li"
          key={evidence.evidenceId}
          sx={{
            pl: 2,
            mb: 2.5,
            breakInside: 'avoid',
            borderLeft: 3,
            borderColor: evidence.by === viewer ? 'primary.main' : 'divider',
            '&:last-of-type': { mb: 0 },
          }}
        >
          <Typography variant="subtitle2" component="h3">
            <Author evidence={evidence} viewer={viewer} />
          </Typography>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <DateTime iso={evidence.time} />
          </Box>
          {isReason(evidence) ? null : (
            <Box sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {evidence.text}
            </Box>
          )}
          {evidence.files.length > 0 ? (
            <FileList
              files={evidence.files}
              renderDetail={({ sha256 }) => <FileHash sha256={sha256} />}
            />
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

function Author({ evidence: { by, byName }, viewer }: { evidence: Evidence; viewer: Identity }) {
  if (by === viewer) return <Trans>Submitted by you</Trans>;
  return by === 'client' ? (
    <Trans>Submitted by the client, {byName}</Trans>
  ) : (
    <Trans>Submitted by the supplier, {byName}</Trans>
  );
}
