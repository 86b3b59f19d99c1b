import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { SentenceGap } from '@tolk/i18n';
import { CopyButton } from '../CopyButton/CopyButton.tsx';

/** The number of a failed request, folded away until customer service asks for it. */
export function RequestId({ id }: { id: string }) {
  return (
    <Box
      component="details"
      sx={{ typography: 'caption', overflowWrap: 'anywhere', '& button': { color: 'inherit' } }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        <Trans>For customer service</Trans>
      </Box>
      <Trans>
        Request id <code>{id}</code>
      </Trans>
      <SentenceGap />
      <CopyButton text={id} />
    </Box>
  );
}
