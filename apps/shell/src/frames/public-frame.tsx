import { Box, LanguageSelector, PublicLayout, ThemeModeToggle } from '@tolk/design-system';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { Entrance } from './entrance.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteLinksRow } from './site-links.tsx';
import { SiteMenu } from './site-menu.tsx';

interface Props {
  /** `form` for the account screens, which lead nowhere else. */
  width: 'content' | 'form' | 'bleed';
  children: ReactNode;
}

/** Header and footer of the pages that need no sign-in. */
export function PublicFrame({ width, children }: Props) {
  if (width === 'form') {
    return (
      <PublicLayout
        brand={<Brand to="/" />}
        actions={
          <>
            <LanguageSelector />
            <ThemeModeToggle />
          </>
        }
      >
        {children}
      </PublicLayout>
    );
  }
  return (
    <PublicLayout
      width={width}
      brand={<Brand to="/" />}
      navigation={<SiteLinksRow />}
      actions={<SiteActions />}
      footer={<SiteFooter />}
    >
      {children}
    </PublicLayout>
  );
}

/** A phone has room for the language; the rest is in its menu. */
function SiteActions() {
  return (
    <>
      <LanguageSelector />
      <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 2 }}>
        <ThemeModeToggle />
        <Entrance />
      </Box>
      <SiteMenu />
    </>
  );
}
