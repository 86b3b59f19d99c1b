import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState, type DragEvent, type ReactNode } from 'react';

interface DropAreaProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  /** The button that does the same without a mouse. */
  children: ReactNode;
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Where files may be let go; a file that misses it would open in place of the page. */
export function DropArea({ disabled, onFiles, children }: DropAreaProps) {
  const [over, setOver] = useState(false);

  function hover(event: DragEvent) {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
  }

  function drop(event: DragEvent) {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  }

  return (
    <Box
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        p: { xs: 0, md: 1.5 },
        border: { xs: 0, md: 1 },
        borderRadius: 1,
        borderStyle: { md: 'dashed' },
        borderColor: { md: over ? 'primary.main' : 'divider' },
        bgcolor: over ? 'action.hover' : 'transparent',
      }}
    >
      {children}
      <Box
        component="span"
        sx={{ typography: 'body2', color: 'text.secondary', display: { xs: 'none', md: 'inline' } }}
      >
        <Trans>or drop files here</Trans>
      </Box>
    </Box>
  );
}
