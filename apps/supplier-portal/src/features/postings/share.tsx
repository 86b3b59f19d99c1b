import { Trans, useLingui } from '@lingui/react/macro';
import { Box, CopyButton, Typography } from '@tolk/design-system';
import { QrCode, Section } from '@tolk/design-system/pieces';

/** The posting's public address, to copy or to scan. */
export function Share({ link }: { link: string }) {
  const { t } = useLingui();
  return (
    <Section title={<Trans context="heading">Share</Trans>}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }} data-print="no">
        <QrCode text={link} label={t`Opens this job on a phone`} size={120} />
        <Box sx={{ minWidth: 0, flex: '1 1 160px' }}>
          <Typography variant="body2" noWrap title={link}>
            {link}
          </Typography>
          <CopyButton text={link}>
            <Trans>Copy the link</Trans>
          </CopyButton>
        </Box>
      </Box>
    </Section>
  );
}
