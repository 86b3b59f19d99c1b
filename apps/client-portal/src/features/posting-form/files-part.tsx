import { Trans, useLingui } from '@lingui/react/macro';
import { discardFile, uploadFile } from '@tolk/api-client';
import type { FileInfo } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { FileField, SelectInput } from '@tolk/design-system/fields';
import { useFormikContext } from '@tolk/design-system/form';
import { acceptOf, defaultFileAudience, filePolicies, limits } from '@tolk/domain';
import { useAudienceOptions } from '../../postings/file-audience.ts';
import { CountedWorkload } from '../../work-terms/counted-workload.tsx';
import { WordTotal } from '../../work-terms/word-total.tsx';
import { Counted, countedFiles, ReferenceChoice } from '@tolk/market-views';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { referencesOf, type PostingValues } from './posting-values.ts';

/** What is to be translated, with the words of each file and in all. */
export function FilesPart() {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<PostingValues>();
  const { files, sourceLanguage, unitName } = values;
  const work = countedFiles(files, referencesOf(values));
  return (
    <>
      <FileField
        name="files"
        label={t({ message: 'Files', context: 'field' })}
        hint={
          isInterpreting(values)
            ? t`Agenda, slides, terminology. Whoever sees the project sees names, sizes and word counts; for each file you choose who may open it.`
            : t`The source text, references, terminology. Mark what isn’t to be translated as reference. Whoever sees the project sees names, sizes and word counts; for each file you choose who may open it.`
        }
        accept={acceptOf('posting')}
        maxBytes={filePolicies.posting.bytes}
        maxFiles={limits.posting.files}
        upload={(file, options) => uploadFile(file, 'posting', options)}
        discard={discardFile}
        renderDetail={({ fileId }) => (
          <FileDetail
            file={files.find((file) => file.fileId === fileId)}
            sourceLanguage={sourceLanguage}
          />
        )}
      />
      {files.length > 0 ? (
        <WordTotal files={work} sourceLanguage={sourceLanguage}>
          <CountedWorkload
            files={work}
            unitName={unitName}
            workload={values.estimatedWorkload}
            onUse={(counted) => void setFieldValue('estimatedWorkload', counted)}
          />
        </WordTotal>
      ) : null}
    </>
  );
}

interface FileDetailProps {
  file: FileInfo | undefined;
  sourceLanguage: string | null;
}

function FileDetail({ file, sourceLanguage }: FileDetailProps) {
  const { values } = useFormikContext<PostingValues>();
  if (!file) return null;
  return (
    <>
      <Words file={file} sourceLanguage={sourceLanguage} />
      {isInterpreting(values) ? null : <ReferenceChoice file={file} />}
      <Audience file={file} />
    </>
  );
}

/** Who may open the file; the most careful choice until another one is made. */
function Audience({ file: { fileId, fileName } }: { file: FileInfo }) {
  const { t } = useLingui();
  const options = useAudienceOptions();
  const { values, setFieldValue } = useFormikContext<PostingValues>();
  return (
    <Box sx={{ maxWidth: 400, mt: 1 }}>
      <SelectInput
        label={t`Who can open ${fileName}`}
        options={options}
        value={values.audiences[fileId] ?? defaultFileAudience}
        onChange={(audience) =>
          void setFieldValue('audiences', {
            ...values.audiences,
            [fileId]: audience ?? defaultFileAudience,
          })
        }
      />
    </Box>
  );
}

function Words({ file, sourceLanguage }: { file: FileInfo; sourceLanguage: string | null }) {
  const { wordCount } = file;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }} data-figures="">
      {wordCount === null ? (
        <Trans>The words in this file can’t be counted.</Trans>
      ) : (
        <Counted words={wordCount} language={sourceLanguage} />
      )}
    </Box>
  );
}
