import { Button } from '@tolk/design-system';
import { UploadIcon } from '@tolk/design-system/icons';
import { useRef, type ReactNode } from 'react';

interface ChooseTextFileProps {
  /** What the file is, for who doesn't see the button. */
  label: string;
  disabled: boolean;
  onChoose: (file: File) => void;
  /** The button's words. */
  children: ReactNode;
}

/** A button that lets somebody choose a file of lines. */
export function ChooseTextFile({ label, disabled, onChoose, children }: ChooseTextFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // The same file can be chosen again once it was mended.
          target.value = '';
        }}
      />
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
