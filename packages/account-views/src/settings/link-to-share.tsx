import { Trans } from '@lingui/react/macro';
import { Box, CopyButton, Typography } from '@tolk/design-system';
import { QrCode } from '@tolk/design-system/pieces';
import type { ReactNode } from 'react';

interface LinkToShareProps {
  link: string;
  /** What the code leads to, where that is not the address itself. */
  code?: string;
  /** What scanning the code does, for screen readers. */
  label: string;
  /** Further buttons beside the one that copies. */
  children?: ReactNode;
}

/** An address to hand on: as a code to scan, to read, to copy. */
export function LinkToShare({ link, code = link, label, children }: LinkToShareProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <QrCode text={code} label={label} size={128} />
      <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
          {link}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CopyButton text={link}>
            <Trans>Copy the link</Trans>
          </CopyButton>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
