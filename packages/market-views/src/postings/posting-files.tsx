import { Plural, Trans } from '@lingui/react/macro';
import type { PostingDetail, PostingFile } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { countingRuleOf } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import type { ReactNode } from 'react';
import { FileList } from '../deliveries/file-list.tsx';
import { Counted } from '../files/counted.tsx';
import { PromisePanel } from './promise-panel.tsx';

interface PostingFilesProps {
  posting: Pick<
    PostingDetail,
    'files' | 'fileCount' | 'wordCount' | 'sourceLanguage' | 'projectReleaseInforId'
  >;
}

/**
 * The files to translate: names, sizes and words for everybody, how words are counted, and for each
 * file that is not open to the person what opens it.
 */
export function PostingFiles({ posting }: PostingFilesProps) {
  const language = useLanguage();
  const { files, fileCount, wordCount, sourceLanguage, projectReleaseInforId } = posting;
  if (fileCount === 0) return null;
  const rule = countingRuleOf(sourceLanguage);
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        <Plural value={fileCount} one="# file" other="# files" />
        {wordCount === null ? null : (
          <>
            {' · '}
            <Counted words={wordCount} language={sourceLanguage} />
          </>
        )}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {language === 'en' ? rule.en : rule.zh}
      </Typography>
      <FileList
        files={files}
        language={sourceLanguage}
        mayOpen={({ readable, promiseNeeded }) => readable && !promiseNeeded}
        renderDetail={(file) => <Opening file={file} />}
      />
      {files.some(waitsForPromise) ? (
        <PromisePanel projectReleaseInforId={projectReleaseInforId} />
      ) : null}
    </Box>
  );
}

const waitsForPromise = ({ readable, promiseNeeded }: PostingFile) => readable && promiseNeeded;

function Opening({ file }: { file: PostingFile }) {
  if (file.readable && !file.promiseNeeded) return null;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
      {file.readable ? <Trans>Opens once you have agreed below.</Trans> : opening[file.audience]}
    </Box>
  );
}

const opening: Record<PostingFile['audience'], ReactNode> = {
  signedIn: <Trans>Log in to open it.</Trans>,
  applicants: <Trans>You can open it once you have applied.</Trans>,
  ordered: <Trans>You can open it once the client sends you an order.</Trans>,
};
