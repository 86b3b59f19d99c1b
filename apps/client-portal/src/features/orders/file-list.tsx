import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { downloadFile } from '@tolk/api-client';
import type { FileInfo } from '@tolk/contract';
import { Box, Button, Typography } from '@tolk/design-system';
import { DownloadIcon } from '@tolk/design-system/icons';
import { formatFileSize, useLanguage } from '@tolk/i18n';
import { useState } from 'react';

/** Files to download, each with its size and, where it can be counted, its words. */
export function FileList({ files }: { files: readonly FileInfo[] }) {
  if (files.length === 0) {
    return (
      <Typography color="text.secondary">
        <Trans>No files</Trans>
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {files.map((file) => (
        <Row key={file.fileId} file={file} />
      ))}
    </Box>
  );
}

function Row({ file }: { file: FileInfo }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const { fileName, fileSize, wordCount } = file;

  async function download() {
    setBusy(true);
    try {
      await downloadFile(file);
    } catch {
      // The shell has said why; the button is there for another try.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {fileName}{' '}
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {formatFileSize(fileSize, language)}
          {wordCount === null ? null : (
            <>
              {' · '}
              <Plural value={wordCount} one="# word" other="# words" />
            </>
          )}
        </Box>
      </Box>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        disabled={busy}
        aria-label={t`Download ${fileName}`}
        onClick={() => void download()}
        data-print="no"
      >
        <Trans>Download</Trans>
      </Button>
    </Box>
  );
}
