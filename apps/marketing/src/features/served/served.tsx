import { Box, ErrorCard, Skeleton } from '@tolk/design-system';
import { servedMark } from '@tolk/contract/site';
import { useLocation } from '@tolk/platform';
import { Column } from '../../site/column.tsx';
import { ServedStyles } from './served-styles.tsx';
import { useServed } from './use-served.ts';

/**
 * The content that the api writes for this address. It stays as it came while the application takes
 * the page over; reached by a link inside the application, it is fetched.
 */
export function Served() {
  const { pathname, search } = useLocation();
  const { markup, failed, retry } = useServed(pathname + search);
  return (
    <Column>
      <Box sx={{ py: { xs: 2, md: 3 } }}>
        {failed ? <ErrorCard onRetry={retry} /> : <Content markup={markup} />}
      </Box>
    </Column>
  );
}

function Content({ markup }: { markup: string | undefined }) {
  if (markup === undefined) return <Skeleton variant="rounded" height={480} />;
  return (
    <ServedStyles
      {...{ [servedMark]: '' }}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- escaped by the api, from which the page itself comes too
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
