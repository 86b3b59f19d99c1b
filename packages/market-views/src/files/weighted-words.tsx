import { Trans, useLingui } from '@lingui/react/macro';
import type { WordAnalysis } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@tolk/design-system/portal';
import {
  bandsOf,
  bandWordsOf,
  weightedWords,
  weightedWordsOf,
  type WordBand,
  type WordWeights,
} from '@tolk/domain';
import { formatNumber, formatPercent, useLanguage } from '@tolk/i18n';
import type { ReactNode } from 'react';
import { useBandNames } from './band-names.ts';

interface WeightedWordsProps {
  analysis: WordAnalysis;
  weights: WordWeights;
  /** A way to change the weight of a band; its weight when left out. */
  renderWeight?: (band: WordBand, name: string) => ReactNode;
}

/** What the words of each band count as work, and what all of them come to. */
export function WeightedWords({ analysis, weights, renderWeight }: WeightedWordsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useBandNames();
  const words = bandWordsOf(analysis);
  const number = (value: number) => formatNumber(value, language);
  return (
    <TableContainer
      role="group"
      aria-label={t({ message: 'Weighted words', context: 'region' })}
      tabIndex={0}
    >
      <Table size="small" sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 }, minWidth: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>
              <Trans context="column">Band</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans context="column">Counted</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans context="column">Weight</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans context="column">Weighted</Trans>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bandsOf(analysis).map((band) => (
            <TableRow key={band}>
              <TableCell component="th" scope="row">
                {names[band]}
              </TableCell>
              <TableCell align="right">{number(words[band])}</TableCell>
              <TableCell align="right">
                {renderWeight?.(band, names[band]) ?? formatPercent(weights[band] / 100, language)}
              </TableCell>
              <TableCell align="right">{number(weightedWordsOf(band, words, weights))}</TableCell>
            </TableRow>
          ))}
          <TableRow sx={{ '& th, & td': { fontWeight: 650 } }}>
            <TableCell component="th" scope="row">
              <Trans context="words">Total</Trans>
            </TableCell>
            <TableCell align="right">{number(analysis.totalWords)}</TableCell>
            <TableCell />
            <TableCell align="right" aria-live={renderWeight ? 'polite' : undefined}>
              {number(weightedWords(words, weights))}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 1 }}>
        <Trans>
          The workload is suggested from the weighted total; what counts is the workload that the
          order states.
        </Trans>
      </Box>
    </TableContainer>
  );
}
