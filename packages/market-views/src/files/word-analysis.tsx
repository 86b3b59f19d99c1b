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
import { countingRuleOf, wordsOfMatches } from '@tolk/domain';
import { formatNumber, formatPercent, useLanguage } from '@tolk/i18n';
import { Fragment } from 'react';
import { LogNote } from './log-note.tsx';
import { WeightedWords } from './weighted-words.tsx';

interface WordAnalysisTableProps {
  analysis: WordAnalysis;
  /** The files are written in it; the rule of counting follows. */
  sourceLanguage: string | null;
}

/**
 * How much work the files are, as a CAT tool counts: new words and repetitions, by file and in all, and
 * what they weigh where that was agreed on.
 */
export function WordAnalysisTable({ analysis, sourceLanguage }: WordAnalysisTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const rule = sourceLanguage ? countingRuleOf(sourceLanguage) : undefined;
  const number = (value: number) => formatNumber(value, language);
  const { totalWords, newWords, repetitions, matches, files, weights } = analysis;
  const columns = matches ? 5 : 4;
  const repeated = totalWords === 0 ? 0 : repetitions / totalWords;
  return (
    <Box>
      <TableContainer
        // Not a region of its own: the part of the page that it stands in has the name already.
        role="group"
        aria-label={t({ message: 'Word analysis', context: 'region' })}
        tabIndex={0}
      >
        <Table size="small" sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 }, minWidth: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell>
                <Trans context="column">File</Trans>
              </TableCell>
              <TableCell align="right">
                <Trans context="column">New</Trans>
              </TableCell>
              {matches ? (
                <TableCell align="right">
                  <Trans context="column">Matches</Trans>
                </TableCell>
              ) : null}
              <TableCell align="right">
                <Trans context="column">Repeated</Trans>
              </TableCell>
              <TableCell align="right">
                <Trans context="words">Total</Trans>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {files.map((file) => (
              <TableRow key={file.fileId}>
                <TableCell
                  component="th"
                  scope="row"
                  // What stands against a log is a sentence, which has the whole row.
                  colSpan={file.log?.problem ? columns : 1}
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  <FileName name={file.fileName} />
                  {file.log ? <LogNote log={file.log} /> : null}
                </TableCell>
                {file.countable ? (
                  <>
                    <TableCell align="right">{number(file.newWords)}</TableCell>
                    {matches ? (
                      <TableCell align="right">
                        {number(file.matches ? wordsOfMatches(file.matches) : 0)}
                      </TableCell>
                    ) : null}
                    <TableCell align="right">{number(file.repetitions)}</TableCell>
                    <TableCell align="right">{number(file.totalWords)}</TableCell>
                  </>
                ) : file.log?.problem ? null : (
                  <TableCell align="right" colSpan={columns - 1} sx={{ color: 'text.secondary' }}>
                    <Trans>can’t be counted</Trans>
                  </TableCell>
                )}
              </TableRow>
            ))}
            <TableRow sx={{ '& th, & td': { fontWeight: 650 } }}>
              <TableCell component="th" scope="row">
                <Trans context="column">All files</Trans>
              </TableCell>
              <TableCell align="right">{number(newWords)}</TableCell>
              {matches ? (
                <TableCell align="right">{number(wordsOfMatches(matches))}</TableCell>
              ) : null}
              <TableCell align="right">
                {number(repetitions)}{' '}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  ({formatPercent(repeated, language)})
                </Box>
              </TableCell>
              <TableCell align="right">{number(totalWords)}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
      {rule ? (
        <Box sx={{ typography: 'caption', color: 'text.secondary', my: 1 }}>
          {language === 'en' ? rule.en : rule.zh}
        </Box>
      ) : null}
      {weights ? <WeightedWords analysis={analysis} weights={weights} /> : null}
    </Box>
  );
}

/** Breaks where a reader would break it: after the joints of the name and before its ending. */
function FileName({ name }: { name: string }) {
  const pieces = name.match(/\.?[^-_.]*[-_]*/g) ?? [name];
  return pieces.map((piece, index) => (
    <Fragment key={`${index} ${piece}`}>
      {index > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ));
}
