import { Trans } from '@lingui/react/macro';
import { Box, Button, LanguageSelector, PublicLayout, ThemeModeToggle } from '@tolk/design-system';
import { homePath, identityOf } from '@tolk/domain';
import { Link, RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { useStoredSession } from '../session/stored-session.ts';
import { Brand } from './brand.tsx';
import { SiteLinks } from './site-links.tsx';

interface Props {
  /** `form` for the account screens, whose header shows no way to them. */
  width: 'content' | 'form' | 'bleed';
  children: ReactNode;
}

/** Header of the pages that need no sign-in. */
export function PublicFrame({ width, children }: Props) {
  return (
    <PublicLayout
      width={width === 'bleed' ? 'bleed' : 'content'}
      brand={<Brand to="/" />}
      navigation={width === 'bleed' ? <SiteLinks /> : undefined}
      actions={
        <>
          <LanguageSelector />
          <Box sx={width === 'form' ? {} : { display: { xs: 'none', sm: 'block' } }}>
            <ThemeModeToggle />
          </Box>
          {width === 'form' ? null : <Entrance />}
        </>
      }
    >
      {children}
    </PublicLayout>
  );
}

/** The way in, or the way back in for somebody who is signed in already. */
function Entrance() {
  const { token, port } = useStoredSession();
  if (token !== null) {
    return (
      <Button
        component={Link}
        to={port === null ? '/selectidentity' : homePath(identityOf(port))}
        variant="outlined"
      >
        <Trans context="button">My overview</Trans>
      </Button>
    );
  }
  return (
    <>
      <Button component={RouteLink} to="login">
        <Trans context="button">Log in</Trans>
      </Button>
      <Button
        component={RouteLink}
        to="register"
        variant="contained"
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <Trans context="button">Sign up</Trans>
      </Button>
    </>
  );
}
