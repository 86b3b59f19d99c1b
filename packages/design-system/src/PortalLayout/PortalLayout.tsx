import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState, type ElementType, type ReactNode } from 'react';
import { mainId, SkipLink } from '../SkipLink/SkipLink.tsx';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import {
  contentWidth,
  portalHeaderHeight,
  portalMenuWidth,
  tabBarHeight,
} from '../theme/tokens.ts';
import { Letterhead } from './Letterhead.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menu.ts';
import { MenuDrawing, TabBar, withOwnBar, type PortalTab } from './TabBar.tsx';

interface PortalLayoutProps {
  /** Left in the header: mark and name, linked to the overview. */
  brand: ReactNode;
  /** Right in the header: badges, avatar menu; what a phone has no room for goes to `menuFooter` there. */
  header: ReactNode;
  /** Left out where nothing may lead away. */
  menu?: readonly MenuEntry[] | undefined;
  /** At the lower edge of a phone, with the menu after them; without them it opens from the header. */
  tabs?: readonly PortalTab[] | undefined;
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

/** What measures the window leaves out the bar at its lower edge. */
const roomForTabs = {
  // On a short page too the bar stands at the edge.
  display: 'flex',
  flexDirection: 'column',
  '--tab-bar': { xs: `${tabBarHeight}px`, md: '0px' },
  [withOwnBar]: { '--tab-bar': '0px' },
} as const;

/** The header's own button, for pages on which the bar makes way. */
const besideTabs = {
  display: 'none',
  [withOwnBar]: { display: { xs: 'inline-flex', md: 'none' } },
} as const;

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
  const tabs = rest.menu ? rest.tabs : undefined;
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
    <Box sx={{ minHeight: '100dvh', ...(tabs ? roomForTabs : {}) }}>
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
            sx={tabs ? besideTabs : { display: { md: 'none' } }}
          >
            <MenuDrawing />
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
      <Box sx={{ display: 'flex', flexGrow: 1 }}>
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
      {tabs ? (
        <TabBar
          tabs={tabs}
          currentPath={rest.currentPath}
          linkComponent={rest.linkComponent}
          isMenuOpen={drawer}
          onMenu={() => setDrawer(true)}
        />
      ) : null}
    </Box>
  );
}
