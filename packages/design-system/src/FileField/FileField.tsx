import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { formatFileSize, useLanguage } from '@tolk/i18n';
import { useEffect, useRef, type ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from '../FieldFrame/FieldFrame.tsx';
import { useFormField } from '../Form/use-form-field.ts';
import { notify } from '../Notifier/notifications.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { ChooseButton } from './ChooseButton.tsx';
import { DropArea } from './DropArea.tsx';
import { FileRow } from './FileRow.tsx';
import { useUploads } from './use-uploads.ts';
import { inOrder, type Discard, type StoredFile, type Upload } from './uploads.ts';

interface FileFieldProps extends Omit<FieldFrameProps, 'error'> {
  name: string;
  upload: Upload;
  discard: Discard;
  /** As in HTML: `.pdf,.docx` or `image/*`; stated to the person. */
  accept?: string;
  /** Bytes; stated to the person. */
  maxBytes: number;
  maxFiles?: number;
  /** Which camera takes a photo for it, on devices that are touched; without it none is offered. */
  capture?: 'environment' | undefined;
  /** What stands below a file that has arrived: its words, a preview. */
  renderDetail?: (file: StoredFile) => ReactNode;
  disabled?: boolean;
}

/** Files of a `Form`, sent as soon as they are chosen; the value is an array of `StoredFile`. */
export function FileField({
  name,
  upload,
  discard,
  accept,
  maxBytes,
  maxFiles = 1,
  capture,
  renderDetail,
  disabled = false,
  hint,
  ...frame
}: FileFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isTouched = useMediaQuery('(pointer: coarse)');
  const { field, helpers, error } = useFormField<readonly StoredFile[]>(name);
  // Two uploads may end between two renders; each must see what the other has added.
  const files = useRef(field.value);
  useEffect(() => {
    files.current = field.value;
  }, [field.value]);

  // In the order in which they were chosen, whichever arrives first.
  const places = useRef(new Map<string, number>());

  function set(next: readonly StoredFile[]) {
    files.current = next;
    void helpers.setValue(next);
  }

  const uploads = useUploads(upload, { accept, maxBytes }, (file, place) => {
    places.current.set(file.fileId, place);
    set(inOrder(files.current, file, places.current));
    notify(t({ message: 'Uploaded successfully', context: 'notice' }));
  });
  function remove(file: StoredFile) {
    set(files.current.filter(({ fileId }) => fileId !== file.fileId));
    void discard(file.fileId);
  }

  const room = maxFiles - field.value.length - uploads.pending.length;
  const most = formatFileSize(maxBytes, language);
  const limits = [
    accept?.replaceAll(',', ', '),
    t`up to ${most} each`,
    maxFiles > 1 ? t`at most ${maxFiles} files` : '',
  ];

  return (
    <FieldFrame
      {...frame}
      error={error}
      hint={
        <>
          {hint}
          <Box component="span" sx={{ display: 'block' }}>
            {limits.filter(Boolean).join(' · ')}
          </Box>
        </>
      }
    >
      {({ id, 'aria-required': _notForButtons, ...aria }) => (
        <>
          <DropArea disabled={disabled || room <= 0} onFiles={choose}>
            <ChooseButton
              {...aria}
              id={id}
              labelledBy={`${id}-label`}
              disabled={disabled || room <= 0}
              accept={accept}
              multiple={maxFiles > 1}
              onFiles={choose}
            >
              <Trans>Choose a file</Trans>
            </ChooseButton>
            {capture && isTouched ? (
              <ChooseButton
                {...aria}
                id={`${id}-photo`}
                labelledBy={`${id}-label`}
                disabled={disabled || room <= 0}
                // By a list of endings some browsers offer files first.
                accept="image/*"
                capture={capture}
                onFiles={choose}
              >
                <Trans>Take a photo</Trans>
              </ChooseButton>
            ) : null}
          </DropArea>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {field.value.map((file) => (
              <FileRow
                key={file.fileId}
                name={file.fileName}
                size={file.fileSize}
                detail={renderDetail?.(file)}
                onRemove={() => remove(file)}
              />
            ))}
            {uploads.pending.map((one) => (
              <FileRow
                key={one.key}
                name={one.file.name}
                size={one.file.size}
                share={one.share}
                failure={one.failure}
                onRetry={one.failure && !one.final ? () => retry(one) : undefined}
                onRemove={() => uploads.drop(one)}
              />
            ))}
          </Box>
        </>
      )}
    </FieldFrame>
  );

  function choose(chosen: readonly File[]) {
    for (const file of chosen.slice(0, room)) void uploads.start(file);
    void helpers.setTouched(true);
  }

  function retry(one: (typeof uploads.pending)[number]) {
    uploads.drop(one);
    void uploads.start(one.file, one.place);
  }
}
