import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { CopyButton } from '../CopyButton/CopyButton.tsx';

/** The number of a failed request, to be quoted to customer service. */
export function RequestId({ id }: { id: string }) {
  return (
    <Box sx={{ typography: 'caption', overflowWrap: 'anywhere', '& button': { color: 'inherit' } }}>
      <Trans>
        Request id <code>{id}</code>
      </Trans>{' '}
      <CopyButton text={id} />
    </Box>
  );
}
