import { Trans } from '@lingui/react/macro';
import type { ReviewDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { DocumentPicture } from './document-picture.tsx';

/** The pictures that were sent in; each look at one is noted in the audit log. */
export function Documents({ files }: { files: ReviewDetail['files'] }) {
  if (files.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Documents</Trans>}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
        }}
      >
        {files.map((file, index) => (
          <DocumentPicture key={file.fileId} file={file} number={index + 1} />
        ))}
      </Box>
    </Section>
  );
}
