import { useLingui } from '@lingui/react/macro';
import { Box, Paper, styled, Typography } from '@tolk/design-system';
import { ArrowForwardIcon } from '@tolk/design-system/icons';
import { Link } from '@tolk/platform';
import type { SettingsSection } from './sections.tsx';

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: 16,
  color: 'inherit',
  textDecoration: 'none',
  'li + li > &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:hover': { background: theme.vars.palette.action.hover },
}));

interface SectionListProps {
  sections: readonly SettingsSection[];
  path: string;
}

/** The first page of the settings on a phone. */
export function SectionList({ sections, path }: SectionListProps) {
  const { i18n } = useLingui();
  return (
    <Paper component="nav" sx={{ overflow: 'hidden' }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sections.map(({ id, name, about }) => (
          <li key={id}>
            <Row to={`${path}#${id}`}>
              <span>
                <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
                  {i18n._(name)}
                </Typography>
                <Typography variant="body2" color="textSecondary" component="span">
                  {i18n._(about)}
                </Typography>
              </span>
              <ArrowForwardIcon fontSize="small" color="action" aria-hidden />
            </Row>
          </li>
        ))}
      </Box>
    </Paper>
  );
}
