import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Link, styled, ThemeModeToggle } from '@tolk/design-system';
import { Link as InnerLink, pathTo } from '@tolk/platform';
import { useEffect, useRef, type RefObject } from 'react';
import { Entrance } from './entrance.tsx';
import { SiteLinks } from './site-links.tsx';

/** The browser's own disclosure: it opens before the page's script has come. */
const Disclosure = styled('details')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    marginInlineEnd: -10,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
}));

const Panel = styled('nav')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.appBar,
  top: '100%',
  insetInline: 0,
  padding: '8px 16px 20px',
  display: 'grid',
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.shadows[4],
}));

/** What the header of the public site holds on a wide screen, behind one button on a phone. */
export function SiteMenu() {
  const { t } = useLingui();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <Disclosure ref={menu} data-print="no">
      <summary aria-label={t({ message: 'Menu', context: 'region' })}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
          <path d="M3 5.5h14M3 10h14M3 14.5h14" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <Panel aria-label={t({ message: 'Menu', context: 'region' })}>
        <Box sx={{ display: 'grid', '& a': { py: 1.25 } }}>
          <Link component={InnerLink} to={`${pathTo('faq')}#clients`} color="inherit">
            <Trans context="link">For clients</Trans>
          </Link>
          <Link component={InnerLink} to={`${pathTo('faq')}#suppliers`} color="inherit">
            <Trans context="link">For translators</Trans>
          </Link>
          <SiteLinks />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
          <Entrance />
          <Box sx={{ ml: 'auto' }}>
            <ThemeModeToggle />
          </Box>
        </Box>
      </Panel>
    </Disclosure>
  );
}

/** It closes by a link that was followed, a touch beside it, and Escape. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open');
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof Element) || !menu.current) return;
      if (target.closest('a') || !menu.current.contains(target)) close();
    }
    function onKey({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    }
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [menu]);
}
