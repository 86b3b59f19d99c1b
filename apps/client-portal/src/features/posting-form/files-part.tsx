import { Trans, useLingui } from '@lingui/react/macro';
import { uploadFile } from '@tolk/api-client';
import type { FileInfo } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { FileField } from '@tolk/design-system/fields';
import { useFormikContext } from '@tolk/design-system/form';
import { filePolicies, limits } from '@tolk/domain';
import { Counted, WordTotal } from '../../parts/word-total.tsx';
import type { PostingValues } from './posting-values.ts';
import { workloadOfWords } from '../../parts/workload-of-words.ts';

/** What is to be translated, with the words of each file and in all. */
export function FilesPart() {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<PostingValues>();
  const { files, sourceLanguage, unitName } = values;
  const workload = workloadOfWords(files, unitName);
  return (
    <>
      <FileField
        name="files"
        label={t`Files`}
        hint={t`The source text, references, terminology. Signed-in suppliers can download them.`}
        maxBytes={filePolicies.posting.bytes}
        maxFiles={limits.posting.files}
        upload={(file, options) => uploadFile(file, 'posting', options)}
        renderDetail={({ fileId }) => (
          <Words
            file={files.find((file) => file.fileId === fileId)}
            sourceLanguage={sourceLanguage}
          />
        )}
      />
      {files.length > 0 ? (
        <WordTotal files={files} sourceLanguage={sourceLanguage}>
          {workload === null || workload === values.estimatedWorkload ? null : (
            <Button size="small" onClick={() => void setFieldValue('estimatedWorkload', workload)}>
              <Trans>Take it over as workload</Trans>
            </Button>
          )}
        </WordTotal>
      ) : null}
    </>
  );
}

interface WordsProps {
  file: FileInfo | undefined;
  sourceLanguage: string | null;
}

function Words({ file, sourceLanguage }: WordsProps) {
  if (!file) return null;
  const { wordCount } = file;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }} data-figures="">
      {wordCount === null ? (
        <Trans>Words of this file can’t be counted.</Trans>
      ) : (
        <Counted words={wordCount} language={sourceLanguage} />
      )}
    </Box>
  );
}
