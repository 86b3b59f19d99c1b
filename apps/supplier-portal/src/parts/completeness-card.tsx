import { Trans, useLingui } from '@lingui/react/macro';
import type { Completeness } from '@tolk/contract';
import { Box, Link, Paper, Typography } from '@tolk/design-system';
import { LinearProgress } from '@tolk/design-system/portal';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { RouteLink } from '@tolk/platform';
import { profileRoutes } from './profile-routes.ts';

/** How complete the profile is, and the next things to do with a way there. */
export function CompletenessCard({ completeness }: { completeness: Completeness }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { percentage, missing } = completeness;
  const next = missing.slice(0, 3);
  return (
    <Paper sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Typography variant="subtitle1" component="p">
        <Trans>Your profile is {formatPercent(percentage / 100, language)} complete</Trans>
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percentage}
        aria-label={t`Completeness of your profile`}
        sx={{ my: 1, height: 8, borderRadius: 4 }}
      />
      {next.length > 0 ? (
        <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
          {next.map(({ key, page, label }) => (
            <li key={key}>
              <Link component={RouteLink} to={profileRoutes[page]}>
                {label}
              </Link>
            </li>
          ))}
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary">
          <Trans>Nothing is missing. Keep it up to date.</Trans>
        </Typography>
      )}
    </Paper>
  );
}
