import { Trans, useLingui } from '@lingui/react/macro';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { tabBarHeight } from '../theme/tokens.ts';
import { useKeyboardUp } from './use-keyboard-up.ts';

/** One of the places that a phone leads to with one thumb. */
export interface PortalTab {
  readonly key: string;
  /** One word: five of them share 320 px. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly path: string;
  /** Unread count on the icon. */
  readonly badge?: number;
}

interface TabBarProps {
  tabs: readonly PortalTab[];
  currentPath: string;
  /** The router's link, given `to`. */
  linkComponent: ElementType<{ to: string }>;
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** While the page has a bar of its own at the lower edge, this one makes way. */
export const withOwnBar = 'html:has([data-bar]) &';

const Place = styled('a')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minWidth: 0,
  minHeight: tabBarHeight - 1,
  padding: '4px 2px',
  border: 0,
  background: 'transparent',
  font: 'inherit',
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.2,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { width: 22, height: 22 },
  '&[aria-current]': { fontWeight: 600, color: theme.vars.palette.tones.active.ink },
}));

/** The same screen or one of its details: what begins with the same part of the address. */
function isAt(path: string, currentPath: string): boolean {
  return path.split('/')[1] === currentPath.split('/')[1];
}

/** Four places and the menu at the lower edge of a phone; nothing while its keyboard is up. */
export function TabBar({ tabs, currentPath, linkComponent, isMenuOpen, onMenu }: TabBarProps) {
  const { t } = useLingui();
  if (useKeyboardUp()) return null;
  return (
    <Box
      component="nav"
      aria-label={t({ message: 'Shortcuts', context: 'region' })}
      data-tabs=""
      data-print="no"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        display: { xs: 'grid', md: 'none' },
        gridTemplateColumns: `repeat(${tabs.length + 1}, minmax(0, 1fr))`,
        pb: 'env(safe-area-inset-bottom)',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        [withOwnBar]: { display: 'none' },
      }}
    >
      {tabs.map(({ key, label, icon, path, badge: count = 0 }) => (
        <Place
          key={key}
          as={linkComponent}
          {...{ to: path }}
          aria-label={count > 0 ? t`${label}, ${count} unread` : undefined}
          aria-current={isAt(path, currentPath) ? 'page' : undefined}
        >
          {/* In the order in which its name says it; the icon is shown above. */}
          {label}{' '}
          <Badge badgeContent={count || null} max={99} color="secondary">
            {icon}
          </Badge>
        </Place>
      ))}
      <Place
        as="button"
        {...{ type: 'button' }}
        aria-label={t`Open the menu`}
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <Trans context="tab">Menu</Trans>
        <MenuDrawing />
      </Place>
    </Box>
  );
}

export function MenuDrawing() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
      <path d="M3 5.5h14M3 10h14M3 14.5h14" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
