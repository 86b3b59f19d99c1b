import { useLingui } from '@lingui/react/macro';
import { Box, styled } from '@tolk/design-system';
import { Link } from '@tolk/platform';
import type { SettingsSection } from './sections.tsx';

const Entry = styled(Link)(({ theme }) => ({
  display: 'block',
  padding: '8px 12px',
  borderRadius: theme.shape.borderRadius,
  fontSize: theme.typography.body2.fontSize,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.action.hover },
  '&[aria-current]': {
    fontWeight: 600,
    color: theme.vars.palette.tones.active.ink,
    background: theme.vars.palette.tones.active.ground,
  },
}));

interface SectionNavProps {
  sections: readonly SettingsSection[];
  current: SettingsSection | undefined;
  path: string;
}

/** The sections beside the chosen one, or above it where there is less room. */
export function SectionNav({ sections, current, path }: SectionNavProps) {
  const { i18n, t } = useLingui();
  return (
    <Box component="nav" aria-label={t({ message: 'Settings', context: 'region' })}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'flex',
          flexDirection: { lg: 'column' },
          flexWrap: { xs: 'wrap', lg: 'nowrap' },
          gap: 0.5,
        }}
      >
        {sections.map((section) => (
          <li key={section.id}>
            <Entry
              to={`${path}#${section.id}`}
              aria-current={section === current ? 'true' : undefined}
            >
              {i18n._(section.name)}
            </Entry>
          </li>
        ))}
      </Box>
    </Box>
  );
}
