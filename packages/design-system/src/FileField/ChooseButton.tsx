import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface ChooseButtonProps extends Omit<ButtonProps, 'onClick'> {
  id: string;
  /** Id of the field's label; the name of the button is that and what stands on it. */
  labelledBy: string;
  /** As in HTML. */
  accept: string | undefined;
  multiple?: boolean;
  capture?: 'environment' | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** Opens the device's way of choosing files, or its camera. */
export function ChooseButton({
  id,
  labelledBy,
  accept,
  multiple = false,
  capture,
  onFiles,
  children,
  ...button
}: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        {...button}
        id={id}
        aria-labelledby={`${labelledBy} ${id}-action`}
        onClick={() => input.current?.click()}
      >
        <span id={`${id}-action`}>{children}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        capture={capture}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
