import { Trans } from '@lingui/react/macro';
import type { PostingDetail } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import type { ReactNode } from 'react';

interface PostingWordsProps {
  posting: Pick<PostingDetail, 'remarks' | 'deliveryInstructions'>;
}

/** What the client says about the work in their own words. */
export function PostingWords({ posting: { remarks, deliveryInstructions } }: PostingWordsProps) {
  return (
    <>
      <Words title={<Trans>About the work</Trans>}>{remarks}</Words>
      {deliveryInstructions ? (
        <Words title={<Trans>How to deliver</Trans>}>{deliveryInstructions}</Words>
      ) : null}
    </>
  );
}

function Words({ title, children }: { title: ReactNode; children: string }) {
  return (
    <Box sx={{ mb: 3, '* + &': { mt: 3 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}
