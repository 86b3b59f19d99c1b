import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** What takes less than this, in ms, shows no overlay. */
const patience = 250;

/** Lies over the page while the whole of it is about to change; what is below can still be pressed. */
export function LoadingOverlay() {
  const { t } = useLingui();
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        pointerEvents: 'none',
        display: 'grid',
        placeItems: 'center',
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: 0,
          bgcolor: 'background.default',
          opacity: 0.6,
        },
        animation: `${appear} 150ms ease-out ${patience}ms backwards`,
      }}
    >
      <Spinner />
      <VisuallyHidden>{t({ message: 'Loading', context: 'notice' })}</VisuallyHidden>
    </Box>
  );
}
