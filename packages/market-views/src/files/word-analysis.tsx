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
import { countingRuleOf } from '@tolk/domain';
import { formatNumber, formatPercent, useLanguage } from '@tolk/i18n';

interface WordAnalysisTableProps {
  analysis: WordAnalysis;
  /** The files are written in it; the rule of counting follows. */
  sourceLanguage: string | null;
}

/** How much work the files are, as a CAT tool counts: new words and repetitions, by file and in all. */
export function WordAnalysisTable({ analysis, sourceLanguage }: WordAnalysisTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const rule = sourceLanguage ? countingRuleOf(sourceLanguage) : undefined;
  const number = (value: number) => formatNumber(value, language);
  const { totalWords, newWords, repetitions, files } = analysis;
  const repeated = totalWords === 0 ? 0 : repetitions / totalWords;
  return (
    <Box>
      <TableContainer
        role="region"
        aria-label={t({ message: 'Word analysis', context: 'region' })}
        tabIndex={0}
      >
        <Table size="small" sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>
                <Trans context="column">File</Trans>
              </TableCell>
              <TableCell align="right">
                <Trans context="column">New</Trans>
              </TableCell>
              <TableCell align="right">
                <Trans context="column">Repeated</Trans>
              </TableCell>
              <TableCell align="right">
                <Trans context="column">In all</Trans>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {files.map((file) => (
              <TableRow key={file.fileId}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {file.fileName}
                </TableCell>
                {file.countable ? (
                  <>
                    <TableCell align="right">{number(file.newWords)}</TableCell>
                    <TableCell align="right">{number(file.repetitions)}</TableCell>
                    <TableCell align="right">{number(file.totalWords)}</TableCell>
                  </>
                ) : (
                  <TableCell align="right" colSpan={3} sx={{ color: 'text.secondary' }}>
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
              <TableCell align="right">
                {number(repetitions)} ({formatPercent(repeated, language)})
              </TableCell>
              <TableCell align="right">{number(totalWords)}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
      {rule ? (
        <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 1 }}>
          {language === 'en' ? rule.en : rule.zh}
        </Box>
      ) : null}
    </Box>
  );
}
