import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { FieldFrame, type FieldFrameProps } from '../FieldFrame/FieldFrame.tsx';

/** The box of every input: hairline, jade when focused, red when wrong, focused or not. 16 px, or iOS zooms in. */
export const InputBox = styled(InputBase)(({ theme }) => ({
  '--focus': theme.vars.palette.primary.main,
  width: '100%',
  minHeight: 44,
  paddingInline: 12,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.fieldBorder}`,
  background: theme.vars.palette.background.paper,
  fontSize: '1rem',
  transition: theme.transitions.create(['border-color', 'box-shadow']),
  // A field that had the focus before the application was there has no class that says so.
  '&.Mui-focused, &:has(> .MuiInputBase-input:focus)': {
    borderColor: 'var(--focus)',
    boxShadow: '0 0 0 1px var(--focus)',
  },
  '&.Mui-error': {
    '--focus': theme.vars.palette.error.main,
    borderColor: theme.vars.palette.error.main,
  },
  '&.Mui-disabled': { background: theme.vars.palette.sunken },
  '& .MuiInputBase-input': { outline: 'none' },
  '&.MuiInputBase-multiline': { paddingBlock: 10 },
}));

export type TextInputProps = FieldFrameProps &
  Pick<
    InputBaseProps,
    | 'autoComplete'
    | 'autoFocus'
    | 'disabled'
    | 'endAdornment'
    | 'inputRef'
    | 'maxRows'
    | 'minRows'
    | 'multiline'
    | 'name'
    | 'onBlur'
    | 'onChange'
    | 'onKeyDown'
    | 'onKeyUp'
    | 'placeholder'
    | 'readOnly'
    | 'startAdornment'
    | 'type'
    | 'value'
  > & {
    inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search' | 'url';
    maxLength?: number;
  };

/** A labelled text input outside of a form (search, filters); inside one use `TextField`. */
export function TextInput({
  label,
  labelHidden,
  hint,
  error,
  required,
  aside,
  inputMode,
  maxLength,
  ...input
}: TextInputProps) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, required, aside }}>
      {({ id, ...aria }) => (
        <InputBox
          {...input}
          id={id}
          error={Boolean(error)}
          slotProps={{ input: { inputMode, maxLength, ...aria } }}
        />
      )}
    </FieldFrame>
  );
}
