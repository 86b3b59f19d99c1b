import { Trans, useLingui } from '@lingui/react/macro';
import type { Match } from '@tolk/contract';
import { Box, Button, Typography } from '@tolk/design-system';
import { Whose } from '@tolk/design-system/pieces';
import { LinearProgress } from '@tolk/design-system/portal';
import { MatchChip } from '@tolk/market-views';
import { useId, useState } from 'react';
import { wordsOfParts } from './match-labels.ts';

/**
 * The score of a match, and on demand what each part gave. Where no language pair was asked for, there is
 * nothing to fit and so no score.
 */
export function MatchExplanation({ match, supUserName }: { match: Match; supUserName: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!match.parts.some(({ name, asked }) => name === 'pair' && asked)) return null;
  return (
    <Box sx={open ? { flexBasis: '100%' } : null}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <MatchChip score={match.score} />
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? (
            <Trans context="button">Hide details</Trans>
          ) : (
            <Trans context="button">Score details</Trans>
          )}
          <Whose name={supUserName} />
        </Button>
      </Box>
      {open ? (
        <>
          <Total match={match} />
          <Parts id={id} match={match} />
        </>
      ) : null}
    </Box>
  );
}

/** How the score follows from the parts. */
function Total({ match: { score, parts } }: { match: Match }) {
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  const max = parts.reduce((sum, part) => sum + part.max, 0);
  return (
    <Typography variant="body2" sx={{ mt: 1 }} data-figures="">
      <Trans>
        Only what you ask for counts: {points} of {max} points, or {score} of 100.
      </Trans>
    </Typography>
  );
}

function Parts({ id, match }: { id: string; match: Match }) {
  const { t, i18n } = useLingui();
  return (
    <Box
      component="ul"
      id={id}
      aria-label={t({ message: 'Match details', context: 'region' })}
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 1,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      }}
    >
      {wordsOfParts(match.parts).map(({ name, label, sentence, points, max }) => (
        <li key={name}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="subtitle2" component="span">
              {i18n._(label)}
            </Typography>
            <Typography variant="body2" component="span" data-figures="">
              <Trans>
                {points} of {max}
              </Trans>
            </Typography>
          </Box>
          <LinearProgress
            variant="determinate"
            value={max === 0 ? 0 : (points / max) * 100}
            aria-hidden
            sx={{ my: 0.5 }}
          />
          <Typography variant="caption" color="textSecondary" component="p">
            {i18n._(sentence)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
