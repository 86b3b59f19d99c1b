import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Link as TextLink, usePhone, VisuallyHidden } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { Link, useLocation } from '@tolk/platform';
import { SectionList } from './section-list.tsx';
import { SectionNav } from './section-nav.tsx';
import { SectionPanel } from './section-panel.tsx';
import { sections } from './sections.tsx';

/**
 * The settings, one section at a time by the hash of the address: beside the list of sections, and on
 * phones instead of it.
 */
export function SettingsPage({ identity }: { identity: Identity }) {
  const { i18n } = useLingui();
  const phone = usePhone();
  const { pathname: path, hash } = useLocation();
  const shown = sections.filter(({ only }) => only === undefined || only === identity);
  const asked = shown.find(({ id }) => `#${id}` === hash);
  const current = asked ?? (phone ? undefined : shown[0]);
  const place = { identity, path };

  if (phone) {
    return current ? (
      <>
        <VisuallyHidden>
          <h1>{i18n._(current.name)}</h1>
        </VisuallyHidden>
        <Box sx={{ mb: 2 }}>
          <TextLink component={Link} to={path}>
            <Trans context="link">All settings</Trans>
          </TextLink>
        </Box>
        <SectionPanel key={current.id} section={current} place={place} />
      </>
    ) : (
      <>
        <PageHeader title={<Trans context="heading">Settings</Trans>} />
        <SectionList sections={shown} path={path} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={<Trans context="heading">Settings</Trans>} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' },
        }}
      >
        <SectionNav sections={shown} current={current} path={path} />
        {current ? <SectionPanel key={current.id} section={current} place={place} /> : null}
      </Box>
    </>
  );
}
