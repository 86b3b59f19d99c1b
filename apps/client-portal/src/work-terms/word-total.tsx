import { Trans } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { countingRuleOf } from '@tolk/domain';
import { languageName, useLanguage, SentenceGap } from '@tolk/i18n';
import { Counted } from '@tolk/market-views';
import type { ReactNode } from 'react';

interface WordTotalProps {
  files: readonly { wordCount: number | null }[];
  /** The files are written in it; the rule of counting follows. */
  sourceLanguage: string | null;
  /** Beside the figure: what can be done with it. */
  children?: ReactNode;
}

/** The words of all files in the source language, with the rule they are counted by. */
export function WordTotal({ files, sourceLanguage, children }: WordTotalProps) {
  const language = useLanguage();
  const words = files.reduce((sum, { wordCount }) => sum + (wordCount ?? 0), 0);
  const rule = sourceLanguage ? countingRuleOf(sourceLanguage) : undefined;
  const inLanguage = sourceLanguage ? ` · ${languageName(sourceLanguage, language)}` : '';
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'sunken' }} role="status">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Typography variant="subtitle2" component="p" data-figures="">
          <Trans context="heading">Total:</Trans>
          <SentenceGap />
          <Counted words={words} language={sourceLanguage} />
          {inLanguage}
        </Typography>
        {children}
      </Box>
      {rule ? (
        <Typography variant="caption" color="textSecondary" component="p">
          {language === 'en' ? rule.en : rule.zh}
        </Typography>
      ) : null}
    </Box>
  );
}
