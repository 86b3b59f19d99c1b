import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState, type ElementType, type ReactNode } from 'react';
import { mainId, SkipLink } from '../SkipLink/SkipLink.tsx';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import { contentWidth, portalHeaderHeight, portalMenuWidth } from '../theme/tokens.ts';
import { Letterhead } from './Letterhead.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menu.ts';

interface PortalLayoutProps {
  /** Left in the header: mark and name, linked to the overview. */
  brand: ReactNode;
  /** Right in the header: badges, avatar menu; what a phone has no room for goes to `menuFooter` there. */
  header: ReactNode;
  /** Left out where nothing may lead away. */
  menu?: readonly MenuEntry[] | undefined;
  /** Path of the screen, without query. */
  currentPath: string;
  /** The router's link, given `to`. */
  linkComponent: ElementType<{ to: string }>;
  /** Below the menu: contact, QR codes. */
  menuFooter?: ReactNode;
  /** At the page's edge, in room that is kept free for it: `FloatingButtons`. */
  floating?: ReactNode;
  children: ReactNode;
}

/** Frame of both portals and of operations: header, left menu (a drawer on phones), one screen. */
export function PortalLayout({
  brand,
  header,
  menuFooter,
  floating,
  children,
  ...rest
}: PortalLayoutProps) {
  const { t } = useLingui();
  const [drawer, setDrawer] = useState(false);
  useBackCloses(drawer, () => setDrawer(false));
  const menu = rest.menu ? (
    <Box component="nav" aria-label={t({ message: 'Menu', context: 'region' })} sx={{ p: 1.5 }}>
      <Menu
        entries={rest.menu}
        path={rest.currentPath}
        link={rest.linkComponent}
        onChoose={() => setDrawer(false)}
      />
      {menuFooter}
    </Box>
  ) : null;

  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <SkipLink />
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, md: 1.5 },
          minHeight: portalHeaderHeight,
          px: { xs: 1, md: 3 },
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {menu ? (
          <IconButton
            aria-label={t`Open the menu`}
            aria-expanded={drawer}
            onClick={() => setDrawer(true)}
            sx={{ display: { md: 'none' } }}
          >
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
              <path d="M3 5.5h14M3 10h14M3 14.5h14" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </IconButton>
        ) : null}
        <Box sx={{ flexGrow: 1, minWidth: 0, overflow: 'hidden' }}>{brand}</Box>
        {header}
      </Box>
      <Drawer
        open={drawer && menu !== null}
        onClose={() => setDrawer(false)}
        slotProps={{
          paper: {
            'aria-label': t({ message: 'Menu', context: 'region' }),
            sx: { width: 'min(85vw, 300px)', borderRadius: 0 },
          },
        }}
      >
        {menu}
      </Drawer>
      <Box sx={{ display: 'flex' }}>
        {menu ? (
          <Box
            data-print="no"
            sx={{
              display: { xs: 'none', md: 'block' },
              width: portalMenuWidth,
              flexShrink: 0,
              position: 'sticky',
              top: portalHeaderHeight,
              height: `calc(100dvh - ${portalHeaderHeight}px)`,
              overflowY: 'auto',
              borderRight: 1,
              borderColor: 'divider',
            }}
          >
            {menu}
          </Box>
        ) : null}
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            p: { xs: 2, md: 4 },
            ...(floating ? { pr: { md: 9 }, pb: { xs: 3, md: 4 } } : {}),
            outline: 'none',
            // The header lies over the top of the page.
            scrollMarginTop: portalHeaderHeight,
          }}
        >
          <Letterhead brand={brand} />
          <Box sx={{ maxWidth: contentWidth, mx: 'auto' }}>{children}</Box>
          {floating}
        </Box>
      </Box>
    </Box>
  );
}
