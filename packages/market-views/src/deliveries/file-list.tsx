import { Trans } from '@lingui/react/macro';
import { downloadFile } from '@tolk/api-client';
import type { FileInfo, WorkFile } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { formatFileSize, useLanguage } from '@tolk/i18n';
import type { ReactNode } from 'react';
import { Counted } from '../files/counted.tsx';
import { FileButton } from '../files/file-button.tsx';
import { isPicture, PictureButton } from '../files/picture-button.tsx';

/** A file that came with work says whether it is part of it. */
type ShownFile = FileInfo & Partial<Pick<WorkFile, 'referenceOnly'>>;

interface FileListProps<File extends ShownFile> {
  files: readonly File[];
  /** They are written in it, so that they are counted as it is; words when left out. */
  language?: string | null;
  /** They are what somebody delivered, and not what came with the work. */
  delivered?: boolean;
  /** What stands below a file's size. */
  renderDetail?: (file: File) => ReactNode;
  /** Fetches a file; as its people do when left out. */
  onDownload?: (file: File) => Promise<void>;
  /** Whether the person may have it; every file when left out. */
  mayOpen?: (file: File) => boolean;
  /** The way to see a picture in the page; a button for a dialog when left out. */
  renderPicture?: (file: File) => ReactNode;
  /** The same of a PDF; none when left out. */
  renderPdf?: (file: File) => ReactNode;
}

/**
 * Files to download, each with its size and its words, where they can be counted and are work to do;
 * pictures are shown in the page too.
 */
export function FileList<File extends ShownFile>({
  files,
  language = null,
  delivered = false,
  renderDetail,
  onDownload = downloadFile,
  mayOpen = () => true,
  renderPicture = (file) => <PictureButton file={file} />,
  renderPdf,
}: FileListProps<File>) {
  if (files.length === 0) {
    return (
      <Typography color="textSecondary">
        {delivered ? (
          <Trans>No files have been delivered.</Trans>
        ) : (
          <Trans>No files are attached; the description says what to do.</Trans>
        )}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {files.map((file) => (
        <FileRow key={file.fileId} file={file} writtenIn={language} detail={renderDetail?.(file)}>
          {mayOpen(file) ? (
            <>
              <FileButton fileName={file.fileName} onDownload={() => onDownload(file)} />
              {isPicture(file) ? renderPicture(file) : null}
              {file.fileType === 'application/pdf' ? renderPdf?.(file) : null}
            </>
          ) : null}
        </FileRow>
      ))}
    </Box>
  );
}

interface FileRowProps {
  file: ShownFile;
  writtenIn: string | null;
  detail: ReactNode;
  /** The ways to it. */
  children: ReactNode;
}

function FileRow({ file, writtenIn, detail, children }: FileRowProps) {
  const { fileName, fileSize, wordCount, referenceOnly } = file;
  const language = useLanguage();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{fileName}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }} data-figures="">
          {formatFileSize(fileSize, language)}
          {referenceOnly ? (
            <>
              {' · '}
              <Trans context="file">Reference, not counted</Trans>
            </>
          ) : wordCount === null ? null : (
            <>
              {' · '}
              <Counted words={wordCount} language={writtenIn} />
            </>
          )}
        </Box>
        {detail}
      </Box>
      {children}
    </Box>
  );
}
