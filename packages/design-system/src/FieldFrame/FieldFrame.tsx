import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** What the input inside must carry, so that label, hint and error belong to it. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldFrameProps {
  label: ReactNode;
  /** For screen readers only: in a row of filters the placeholder or the value says what it is. */
  labelHidden?: boolean | undefined;
  /** Stands below the field from the start: format, limits, what it is for. */
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  /** Beside the label: a link or the zone of a time. */
  aside?: ReactNode;
}

interface Props extends FieldFrameProps {
  /** Given for groups (stars, radio buttons), whose label can't point at one input. */
  group?: 'group' | 'radiogroup';
  children: (ids: FieldIds) => ReactNode;
}

/** Label above, hint and error below, tied to the input by id. All fields look and speak through it. */
export function FieldFrame({
  label,
  labelHidden = false,
  hint,
  error,
  required,
  aside,
  group,
  children,
}: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const htmlFor = group ? undefined : id;
  const name = (
    <Box
      component={group ? 'span' : 'label'}
      id={`${id}-label`}
      htmlFor={htmlFor}
      sx={{ typography: 'subtitle2' }}
    >
      {label}
      {required ? (
        <Box component="span" aria-hidden sx={{ color: 'secondary.main', whiteSpace: 'nowrap' }}>
          {' *'}
        </Box>
      ) : null}
    </Box>
  );
  return (
    <Box
      role={group}
      aria-labelledby={group && `${id}-label`}
      aria-invalid={group === 'radiogroup' && error ? true : undefined}
      sx={{ minWidth: 0, width: '100%' }}
    >
      {labelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            // Where both don't fit beside each other, each has a line of its own.
            flexWrap: 'wrap',
            columnGap: 1,
            mb: 0.5,
          }}
        >
          {name}
          {aside}
        </Box>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint ? (
        <Box id={`${id}-hint`} sx={{ typography: 'caption', color: 'text.secondary', mt: 0.5 }}>
          {hint}
        </Box>
      ) : null}
      <Box id={`${id}-error`} aria-live="polite" sx={{ scrollMarginBlock: 80 }}>
        {error ? (
          <Box sx={{ typography: 'caption', color: 'error.main', mt: 0.5 }}>{error}</Box>
        ) : null}
      </Box>
    </Box>
  );
}
