import { Trans } from '@lingui/react/macro';
import type { StaffFeedbackDetail } from '@tolk/contract';
import { Box, Stack } from '@tolk/design-system';
import { DateTime, Section } from '@tolk/design-system/pieces';

/** The answer that was given, in each language. */
export function AnswerPart({ report: { results, answerTime } }: { report: StaffFeedbackDetail }) {
  if (results === null || answerTime === null) return null;
  const texts = [
    { lang: 'en', text: results.en },
    { lang: 'zh-CN', text: results.zh },
  ].filter(({ text }) => text !== null);
  return (
    <Section title={<Trans context="heading">Our answer</Trans>}>
      <Stack spacing={2}>
        {texts.map(({ lang, text }) => (
          <Box key={lang} lang={lang} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        ))}
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <Trans>
            By {results.by}, <DateTime iso={answerTime} />
          </Trans>
        </Box>
      </Stack>
    </Section>
  );
}
