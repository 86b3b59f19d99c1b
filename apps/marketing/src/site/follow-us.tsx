import { Trans, useLingui } from '@lingui/react/macro';
import { Box, styled } from '@tolk/design-system';
import type { ReactNode } from 'react';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  background: '#fff',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

interface CodeProps {
  /** Served by the api, which draws it from the installation's settings. */
  file: 'official-account' | 'mini-program';
  /** Side in px. */
  size?: number;
  /** What scanning it does. */
  label: string;
  children?: ReactNode;
}

/** A QR code of this installation, black on white in the dark too, or cameras miss it. */
export function SiteCode({ file, size = 144, label, children }: CodeProps) {
  return (
    <Box component="figure" sx={{ m: 0, width: size, maxWidth: '100%' }}>
      <Picture
        src={`/site/qr/${file}.svg`}
        alt={label}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
      {children ? (
        <Box component="figcaption" sx={{ mt: 1, typography: 'body2', textWrap: 'balance' }}>
          {children}
        </Box>
      ) : null}
    </Box>
  );
}

/** The two places in WeChat where the product is found. */
export function FollowUs() {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <SiteCode file="official-account" label={t`QR code of the official account`}>
        <Trans context="fact">Official account</Trans>
      </SiteCode>
      <SiteCode file="mini-program" label={t`QR code of the mini-program`}>
        <Trans context="fact">Mini-program</Trans>
      </SiteCode>
    </Box>
  );
}
