import type { InputBaseProps } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { FieldFrame, type FieldFrameProps } from '../FieldFrame/FieldFrame.tsx';
import { boxStyles } from './box-styles.ts';
import { Line, Lines } from './lines.tsx';

const TextBox = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  ...boxStyles(theme),
  lineHeight: '1.4375em',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  color: theme.vars.palette.text.primary,
  cursor: 'text',
  '&:has(textarea)': { paddingBlock: 10 },
  '&:has(input:focus, textarea:focus)': {
    borderColor: 'var(--focus)',
    boxShadow: '0 0 0 1px var(--focus)',
  },
  '&[data-wrong]': {
    '--focus': theme.vars.palette.error.main,
    borderColor: theme.vars.palette.error.main,
  },
  '&[data-disabled]': {
    cursor: 'default',
    color: theme.vars.palette.text.disabled,
    background: theme.vars.palette.sunken,
  },
}));

export type TextInputProps = FieldFrameProps &
  Pick<
    InputBaseProps,
    | 'autoComplete'
    | 'autoFocus'
    | 'disabled'
    | 'endAdornment'
    | 'inputRef'
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
  > & {
    value?: string;
    /** Of several lines, how many the box has room for at least, and at most before it scrolls. */
    minRows?: number;
    maxRows?: number;
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
  startAdornment,
  endAdornment,
  inputRef,
  multiline,
  minRows,
  maxRows,
  type,
  ...input
}: TextInputProps) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, required, aside }}>
      {(ids) => (
        <TextBox
          data-input-box=""
          data-wrong={error ? '' : undefined}
          data-disabled={input.disabled ? '' : undefined}
          onClick={focusWithin}
        >
          {startAdornment}
          {multiline ? (
            <Lines {...input} {...ids} ref={inputRef} minRows={minRows} maxRows={maxRows} />
          ) : (
            <Line {...input} {...ids} ref={inputRef} type={type ?? 'text'} />
          )}
          {endAdornment}
        </TextBox>
      )}
    </FieldFrame>
  );
}

/** A press on the box beside the input is meant for the input. */
function focusWithin({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target === currentTarget)
    currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}
