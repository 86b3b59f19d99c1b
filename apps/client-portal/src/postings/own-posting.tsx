import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnPostingDetail, WorkFile } from '@tolk/contract';
import { Box, Stack, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import type { FileAudience } from '@tolk/domain';
import { FileList, PostingFacts, PostingWords, type ShownPosting } from '@tolk/market-views';
import { WordTotal } from '../work-terms/word-total.tsx';
import { useAudienceName } from './file-audience.ts';

/** A file with who may open it. */
export type ShownFile = WorkFile & { audience: FileAudience };

interface OwnPostingProps {
  posting: ShownPosting &
    Pick<OwnPostingDetail, 'remarks' | 'deliveryInstructions'> & {
      files: readonly ShownFile[];
      /** None before it is published. */
      promises?: OwnPostingDetail['promises'];
    };
}

/** The head of the page says when it was published and how it is received. */
const shownElsewhere = ['publisherName', 'releaseDate', 'viewsCount', 'deliveriesCount'] as const;

/** A posting of the client's own below its name, as published or as the form is filled in. */
export function OwnPosting({ posting }: OwnPostingProps) {
  return (
    <Stack spacing={3}>
      <PostingFacts posting={posting} omit={shownElsewhere} />
      <PostingWords posting={posting} />
      <Files files={posting.files} sourceLanguage={posting.sourceLanguage} />
      <Promises promises={posting.promises ?? []} />
    </Stack>
  );
}

/** Who agreed to keep the files to themselves. */
function Promises({ promises }: Required<Pick<OwnPostingProps['posting'], 'promises'>>) {
  if (promises.length === 0) return null;
  return (
    <div>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        <Trans>Agreed to confidentiality</Trans>
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {promises.map(({ supUserId, supUserName, version, promisedTime }) => (
          <li key={supUserId}>
            <Trans>
              {supUserName}, <DateTime iso={promisedTime} /> (version {version})
            </Trans>
          </li>
        ))}
      </Box>
    </div>
  );
}

function Files({
  files,
  sourceLanguage,
}: Pick<OwnPostingProps['posting'], 'files' | 'sourceLanguage'>) {
  const { t } = useLingui();
  const audienceName = useAudienceName();
  if (files.length === 0) return null;
  return (
    <div>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {t({ message: 'Files', context: 'heading' })}
      </Typography>
      <FileList
        files={files}
        language={sourceLanguage}
        renderDetail={({ audience }) => (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t`Can be opened by: ${audienceName(audience)}`}
          </Box>
        )}
      />
      <WordTotal
        files={files.filter(({ referenceOnly }) => !referenceOnly)}
        sourceLanguage={sourceLanguage}
      />
    </div>
  );
}
