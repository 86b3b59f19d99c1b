import { Trans } from '@lingui/react/macro';
import { Box, CopyButton } from '@tolk/design-system';

/** Enough of a hash to tell two files apart with the eye. */
const shownHash = 12;

/** What proves that a file is still the one that was handed in. */
export function FileHash({ sha256 }: { sha256: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <span title={sha256}>
        SHA-256 <code>{sha256.slice(0, shownHash)}…</code>
      </span>
      <span data-print="no">
        <CopyButton text={sha256}>
          <Trans>Copy the hash</Trans>
        </CopyButton>
      </span>
    </Box>
  );
}
