import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { downloadFile } from '@tolk/api-client';
import type { FileInfo } from '@tolk/contract';
import { Box, Button, Typography } from '@tolk/design-system';
import { DownloadIcon } from '@tolk/design-system/icons';
import { formatFileSize, useLanguage } from '@tolk/i18n';
import { useState, type ReactNode } from 'react';
import { isPicture, PictureButton } from '../files/picture-button.tsx';

interface FileListProps<File extends FileInfo> {
  files: readonly File[];
  /** What stands below a file's size. */
  renderDetail?: (file: File) => ReactNode;
}

/** Files to download, each with its size and, where they can be counted, its words; pictures are shown in the page too. */
export function FileList<File extends FileInfo>({ files, renderDetail }: FileListProps<File>) {
  if (files.length === 0) {
    return (
      <Typography color="textSecondary">
        <Trans>No files are attached; the description says what to do.</Trans>
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {files.map((file) => (
        <FileRow key={file.fileId} file={file} detail={renderDetail?.(file)} />
      ))}
    </Box>
  );
}

function FileRow({ file, detail }: { file: FileInfo; detail: ReactNode }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    // What went wrong is said by the shell; the button comes back.
    await downloadFile(file).catch(() => undefined);
    setBusy(false);
  }

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
        <Box sx={{ overflowWrap: 'anywhere' }}>{file.fileName}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }} data-figures="">
          {formatFileSize(file.fileSize, language)}
          {file.wordCount === null ? null : (
            <>
              {' · '}
              <Plural value={file.wordCount} one="# word" other="# words" />
            </>
          )}
        </Box>
        {detail}
      </Box>
      {isPicture(file) ? <PictureButton file={file} /> : null}
      <Button
        size="small"
        data-print="no"
        disabled={busy}
        startIcon={<DownloadIcon />}
        aria-label={t`Download ${file.fileName}`}
        onClick={() => void download()}
      >
        <Trans>Download</Trans>
      </Button>
    </Box>
  );
}
