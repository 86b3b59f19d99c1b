import { useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { FormControlLabel, type StoredFile } from '@tolk/design-system/fields';
import { useFormField } from '@tolk/design-system/form';
import { Checkbox } from '@tolk/design-system/portal';

interface ReferenceChoiceProps {
  file: Pick<StoredFile, 'fileId' | 'fileName'>;
}

/** Whether a file of the form is only for reference: its id is then among `references`. */
export function ReferenceChoice({ file: { fileId, fileName } }: ReferenceChoiceProps) {
  const { t } = useLingui();
  const { field, helpers } = useFormField<readonly string[]>('references');
  const others = field.value.filter((id) => id !== fileId);
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            slotProps={{ input: { 'aria-label': t`For reference only: ${fileName}` } }}
          />
        }
        label={t`For reference only`}
        checked={field.value.includes(fileId)}
        onChange={(_event, checked) =>
          void helpers.setValue(checked ? [...others, fileId] : others)
        }
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </Box>
  );
}

/** Of a form's files those that are work to do. */
export function countedFiles<File extends Pick<StoredFile, 'fileId'>>(
  files: readonly File[],
  references: readonly string[],
): File[] {
  return files.filter(({ fileId }) => !references.includes(fileId));
}

/** Which of these files were marked before, as a form holds it. */
export function referencesAmong(
  files: ReadonlyArray<{ fileId: string; referenceOnly: boolean }>,
): string[] {
  return files.flatMap(({ fileId, referenceOnly }) => (referenceOnly ? [fileId] : []));
}

/** Those of a form's files that are marked, as the calls take them; an id may be left of a file that was removed. */
export function referenceFileIdsOf(
  files: ReadonlyArray<{ fileId?: string | null | undefined }>,
  references: readonly string[],
): string[] {
  return files.flatMap(({ fileId }) => (fileId && references.includes(fileId) ? [fileId] : []));
}
