import { Trans } from '@lingui/react/macro';
import type { TestRequest } from '@tolk/contract';
import { Box, Stack, Typography } from '@tolk/design-system';

type Given = NonNullable<TestRequest['text']>;

/** The text of a requested test, with what is asked for beside it. */
export function TestText({ text, language }: { text: Given; language: string }) {
  return (
    <Stack spacing={1.5}>
      <Typography variant="subtitle1" component="h3" lang={language}>
        {text.title}
      </Typography>
      {text.instructions === '' ? null : (
        <Typography variant="body2">
          <Trans>Instructions: {text.instructions}</Trans>
        </Typography>
      )}
      <Passage language={language}>{text.text}</Passage>
    </Stack>
  );
}

/** A text in its language, as it was written. */
export function Passage({ language, children }: { language: string; children: string }) {
  return (
    <Box
      component="blockquote"
      lang={language}
      sx={{
        m: 0,
        pl: 2,
        borderLeft: 3,
        borderColor: 'divider',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
