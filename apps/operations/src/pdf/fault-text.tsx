import { Trans } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';
import type { ReactNode } from 'react';
import type { PdfFault } from './pdf-fault.ts';

interface FaultTextProps {
  fault: PdfFault;
  fileName: string;
}

/** Why a PDF isn’t shown, in the place where it would be. */
export function FaultText({ fault, fileName }: FaultTextProps) {
  const reasons: Readonly<Record<PdfFault, ReactNode>> = {
    tooLarge: <Trans>{fileName} is too large to be shown here. Download it to read it.</Trans>,
    locked: (
      <Trans>{fileName} needs a password. Ask whoever submitted it for a copy without one.</Trans>
    ),
    slow: <Trans>{fileName} takes too long to be shown here. Download it to read it.</Trans>,
    broken: <Trans>The preview of {fileName} can’t be shown.</Trans>,
  };
  return (
    <Typography
      role="status"
      variant="body2"
      color="textSecondary"
      sx={{ overflowWrap: 'anywhere' }}
    >
      {reasons[fault]}
    </Typography>
  );
}
