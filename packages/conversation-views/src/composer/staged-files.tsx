import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, IconButton } from '@tolk/design-system';
import { AttachFileIcon, CloseIcon } from '@tolk/design-system/icons';
import { LinearProgress } from '@tolk/design-system/portal';
import { formatFileSize, useLanguage } from '@tolk/i18n';
import { useCallback } from 'react';
import type { StagedFile } from './use-staged-files.ts';

interface StagedFilesProps {
  staged: readonly StagedFile[];
  onRemove: (file: StagedFile) => void;
  onRetry: (file: StagedFile) => void;
}

/** What goes with the next message: a small picture or a sign, how far it has come, and a way out. */
export function StagedFiles({ staged, onRemove, onRetry }: StagedFilesProps) {
  const { t } = useLingui();
  return (
    <Box
      component="ul"
      aria-label={t`Files that go with the message`}
      sx={{
        m: 0,
        px: 1,
        pt: 1,
        listStyle: 'none',
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      {staged.map((one) => (
        <Box component="li" key={one.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Thumbnail file={one.file} />
          <Box sx={{ flex: 1, minWidth: 0, typography: 'caption' }}>
            <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {one.file.name}
            </Box>
            <State file={one} onRetry={onRetry} />
          </Box>
          <IconButton
            size="small"
            aria-label={one.uploaded ? t`Remove ${one.file.name}` : t`Cancel ${one.file.name}`}
            onClick={() => onRemove(one)}
          >
            <CloseIcon sx={{ fontSize: 18 }} />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

function State({ file, onRetry }: { file: StagedFile; onRetry: (file: StagedFile) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (file.error !== null)
    return (
      <Box role="alert" sx={{ color: 'error.main' }}>
        {file.error}{' '}
        <Button size="small" onClick={() => onRetry(file)}>
          <Trans context="button">Retry</Trans>
        </Button>
      </Box>
    );
  if (file.uploaded)
    return <Box sx={{ color: 'text.secondary' }}>{formatFileSize(file.file.size, language)}</Box>;
  return (
    <LinearProgress
      variant="determinate"
      value={file.progress * 100}
      aria-label={t`Upload of ${file.file.name}`}
      sx={{ mt: 0.5 }}
    />
  );
}

function Thumbnail({ file }: { file: File }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return file.type.startsWith('image/') ? (
    <Box
      component="img"
      ref={show}
      alt=""
      sx={{ width: 40, height: 40, objectFit: 'cover', borderRadius: 1 }}
    />
  ) : (
    <AttachFileIcon sx={{ color: 'text.secondary' }} />
  );
}
