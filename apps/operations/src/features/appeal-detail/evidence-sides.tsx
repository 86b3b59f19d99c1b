import { Trans } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Box, Stack, Typography } from '@tolk/design-system';
import { DateTime, Section } from '@tolk/design-system/pieces';
import type { ReactNode } from 'react';
import { FileRows } from '../../orders/file-rows.tsx';
import { downloadAppealFile } from './download-appeal-file.ts';
import { EvidencePdf } from './evidence-pdf.tsx';
import { EvidencePicture } from './evidence-picture.tsx';
import { OfferPart } from './offer-part.tsx';

type Evidence = AppealDetail['appealEvidenceFile'][number];

interface EvidenceSidesProps {
  appeal: AppealDetail;
  names: { client: string; supplier: string };
}

/** The evidence of both sides beside one another; one below the other on a phone. */
export function EvidenceSides({ appeal, names }: EvidenceSidesProps) {
  const titles: Readonly<Record<Evidence['by'], ReactNode>> = {
    client: <Trans>Evidence of the client, {names.client}</Trans>,
    supplier: <Trans>Evidence of the supplier, {names.supplier}</Trans>,
  };
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {(['client', 'supplier'] as const).map((side) => (
        <Section key={side} title={titles[side]}>
          {appeal.offer?.by === side ? (
            <OfferPart offer={appeal.offer} currency={appeal.currency} />
          ) : null}
          <EvidenceList
            appealId={appeal.projectOrderAppealId}
            evidence={appeal.appealEvidenceFile.filter(({ by }) => by === side)}
          />
        </Section>
      ))}
    </Box>
  );
}

interface EvidenceListProps {
  appealId: string;
  evidence: readonly Evidence[];
}

function EvidenceList({ appealId, evidence }: EvidenceListProps) {
  if (evidence.length === 0) {
    return (
      <Typography color="textSecondary">
        <Trans>Nothing was submitted.</Trans>
      </Typography>
    );
  }
  return (
    <Stack component="ul" spacing={2.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {evidence.map(({ evidenceId, byName, text, files, time }) => (
        <li key={evidenceId}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {byName} · <DateTime iso={time} />
          </Box>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
          <FileRows
            files={files}
            onDownload={(file) => downloadAppealFile(appealId, file)}
            renderPicture={(file) => <EvidencePicture appealId={appealId} file={file} />}
            renderPdf={(file) => <EvidencePdf appealId={appealId} file={file} />}
          />
        </li>
      ))}
    </Stack>
  );
}
