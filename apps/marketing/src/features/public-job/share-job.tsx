import { Trans, useLingui } from '@lingui/react/macro';
import { Box, CopyButton, Typography } from '@tolk/design-system';
import { QrCode } from '@tolk/design-system/pieces';

/** The posting's address, to scan or to copy. */
export function ShareJob({ link }: { link: string }) {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }} data-print="no">
      <QrCode text={link} label={t`Opens this job on a phone`} size={120} />
      <Box sx={{ minWidth: 0, flex: '1 1 140px' }}>
        <Typography variant="body2" noWrap title={link} sx={{ mb: 1 }}>
          {link}
        </Typography>
        <CopyButton text={link}>
          <Trans>Copy the link</Trans>
        </CopyButton>
      </Box>
    </Box>
  );
}
