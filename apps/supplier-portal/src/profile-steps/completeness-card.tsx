import { Trans, useLingui } from '@lingui/react/macro';
import type { Completeness } from '@tolk/contract';
import { Box, Button, Link, Paper, Typography } from '@tolk/design-system';
import { LinearProgress } from '@tolk/design-system/portal';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { Link as AddressLink } from '@tolk/platform';
import { addressOfFact } from './profile-facts.ts';

/** How complete the profile is, the next things to do with a way there, and a button for the first. */
export function CompletenessCard({ completeness }: { completeness: Completeness }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { percentage, missing } = completeness;
  const next = missing.slice(0, 3);
  const [first] = next;
  return (
    <Paper sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Typography variant="subtitle1" component="p">
        <Trans>Your profile is {formatPercent(percentage / 100, language)} complete</Trans>
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percentage}
        aria-label={t({ message: 'Profile completeness', context: 'fact' })}
        sx={{ my: 1 }}
      />
      {first === undefined ? (
        <Typography variant="body2" color="textSecondary">
          <Trans>Your profile is complete. Keep it up to date.</Trans>
        </Typography>
      ) : (
        <>
          <Typography variant="body2">
            <Trans>Still to do:</Trans>
          </Typography>
          <Box
            component="ul"
            sx={{
              mt: 0,
              mb: 2,
              pl: 2.5,
              typography: 'body2',
              // Each tall enough for a finger.
              '& a': { display: 'inline-block', py: 0.5 },
            }}
          >
            {next.map((fact) => (
              <li key={fact.key}>
                <Link component={AddressLink} to={addressOfFact(fact)}>
                  {fact.label}
                </Link>
              </li>
            ))}
          </Box>
          <Button variant="contained" component={AddressLink} to={addressOfFact(first)}>
            <Trans>Complete your profile</Trans>
          </Button>
        </>
      )}
    </Paper>
  );
}
