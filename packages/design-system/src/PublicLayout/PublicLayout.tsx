import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { mainId, SkipLink } from '../SkipLink/SkipLink.tsx';
import { contentWidth } from '../theme/tokens.ts';

interface PublicLayoutProps {
  /** Left in the header: mark and name, linked home. */
  brand: ReactNode;
  /** Links between the pages of the site. */
  navigation?: ReactNode;
  /** Right in the header: language, colours, sign in. */
  actions?: ReactNode;
  footer?: ReactNode;
  /**
   * `form` centres one narrow card, as sign-in does; `bleed` lets sections reach the edges and leaves
   * the main part (`mainId`) and what follows it to the page.
   */
  width?: 'content' | 'form' | 'bleed';
  children: ReactNode;
}

const widths = { content: contentWidth, form: 440 } as const;

const column = { maxWidth: contentWidth, mx: 'auto', px: { xs: 2, md: 3 } } as const;

const row = {
  ...column,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
} as const;

const headerHeight = 64;

/** A screen that still loads leaves the footer below the window, so that nothing moves when it comes. */
const filling = { flexGrow: 1, minHeight: `calc(100dvh - ${headerHeight}px)` } as const;

/** Frame of every page that needs no sign-in. */
export function PublicLayout({
  brand,
  navigation,
  actions,
  footer,
  width = 'content',
  children,
}: PublicLayoutProps) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Box
        component="header"
        sx={{ position: 'relative', borderBottom: 1, borderColor: 'divider' }}
      >
        <Box sx={{ ...row, gap: { xs: 1, md: 2 }, minHeight: headerHeight }}>
          {brand}
          <Box
            component={navigation ? 'nav' : 'div'}
            sx={{ flexGrow: 1, display: 'flex', gap: 2, ml: { md: 2 } }}
          >
            {navigation}
          </Box>
          {actions}
        </Box>
      </Box>
      {width === 'bleed' ? (
        <Box sx={{ ...filling, display: 'flex', flexDirection: 'column' }}>{children}</Box>
      ) : (
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          sx={{
            ...filling,
            width: '100%',
            maxWidth: widths[width],
            mx: 'auto',
            px: { xs: 2, md: 3 },
            py: { xs: 3, md: 6 },
            outline: 'none',
          }}
        >
          {children}
        </Box>
      )}
      {footer ? (
        <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', typography: 'body2' }}>
          <Box sx={column}>{footer}</Box>
        </Box>
      ) : null}
    </Box>
  );
}
