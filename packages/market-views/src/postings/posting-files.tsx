import { Plural } from '@lingui/react/macro';
import type { PostingDetail } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { countingRuleOf } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { FileList } from '../deliveries/file-list.tsx';

/** The files to translate; visitors learn how many there are, how long, and how that is counted. */
export function PostingFiles({ posting }: { posting: PostingDetail }) {
  const language = useLanguage();
  const { files, fileCount, wordCount, sourceLanguage } = posting;
  if (fileCount === 0) return null;
  const rule = countingRuleOf(sourceLanguage);
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        <Plural value={fileCount} one="# file" other="# files" />
        {wordCount === null ? null : (
          <>
            {' · '}
            {rule.unit === 'characters' ? (
              <Plural value={wordCount} one="# character" other="# characters" />
            ) : (
              <Plural value={wordCount} one="# word" other="# words" />
            )}
          </>
        )}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {language === 'en' ? rule.en : rule.zh}
      </Typography>
      {files.length > 0 ? <FileList files={files} /> : null}
    </Box>
  );
}
