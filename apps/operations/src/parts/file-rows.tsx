import { Trans, useLingui } from '@lingui/react/macro';
import type { FileInfo } from '@tolk/contract';
import { Box, Button, CopyButton } from '@tolk/design-system';
import { formatFileSize, useLanguage } from '@tolk/i18n';
import { useState, type ReactNode } from 'react';
import { FileButton } from './file-button.tsx';

/** Enough of a hash to tell two files apart with the eye. */
const shownHash = 12;
const shownTypes = /^image\/(?:png|jpeg|webp|gif)$/;

interface FileRowsProps {
  files: ReadonlyArray<FileInfo & { sha256?: string }>;
  onDownload: (file: FileInfo) => Promise<void>;
  /** Shows a picture in the page; asked for only once somebody wants to see it. */
  renderPicture?: ((file: FileInfo) => ReactNode) | undefined;
}

/** Files with their size, the hash they were handed in with, and a way to them. */
export function FileRows({ files, onDownload, renderPicture }: FileRowsProps) {
  const language = useLanguage();
  if (files.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {files.map((file) => (
        <Box
          component="li"
          key={file.fileId}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            py: 0.75,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-of-type': { borderBottom: 0 },
          }}
        >
          <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
            <Box sx={{ overflowWrap: 'anywhere', typography: 'body2' }}>{file.fileName}</Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }} data-figures="">
              {formatFileSize(file.fileSize, language)}
            </Box>
            {file.sha256 ? <Hash sha256={file.sha256} /> : null}
          </Box>
          <FileButton fileName={file.fileName} onDownload={() => onDownload(file)} />
          {renderPicture && shownTypes.test(file.fileType) ? (
            <PicturePart fileName={file.fileName}>{renderPicture(file)}</PicturePart>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

interface PicturePartProps {
  fileName: string;
  children: ReactNode;
}

function PicturePart({ fileName, children }: PicturePartProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-expanded={open}
        aria-label={open ? t`Hide ${fileName}` : t`Show ${fileName}`}
        onClick={() => setOpen(!open)}
      >
        {open ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
      </Button>
      {open ? <Box sx={{ width: '100%', mt: 1 }}>{children}</Box> : null}
    </>
  );
}

function Hash({ sha256 }: { sha256: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <span title={sha256}>
        SHA-256 <code>{sha256.slice(0, shownHash)}…</code>
      </span>
      <CopyButton text={sha256}>
        <Trans>Copy the hash</Trans>
      </CopyButton>
    </Box>
  );
}
