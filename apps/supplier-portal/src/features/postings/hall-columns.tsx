import { bannerRoom, Box, ErrorCard, portalHeaderHeight, useWide } from '@tolk/design-system';
import { lazyPart } from '@tolk/platform';
import { useRef, type ReactNode } from 'react';
import type { HallQuery } from './hall-query.ts';

const PostingBeside = lazyPart(
  () => import('./posting-beside.tsx').then((module) => module.PostingBeside),
  { pending: null, failed: (retry) => <ErrorCard onRetry={retry} /> },
);

interface HallColumnsProps {
  query: HallQuery;
  /** The list, told which posting is open and how to open one; neither where there is no room. */
  children: (
    opened: string | undefined,
    onOpen: ((projectReleaseInforId: string) => void) | undefined,
  ) => ReactNode;
}

/** On a wide window an opened posting stands beside the list; elsewhere it has a page of its own. */
export function HallColumns({ query, children }: HallColumnsProps) {
  const wide = useWide();
  const list = useRef<HTMLDivElement>(null);
  const opened = wide ? query.text('job') : undefined;
  const show = (job: string | undefined) => query.change({ job }, { keepPage: true });
  function close() {
    // Back to the row that it was opened from.
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    show(undefined);
  }
  return (
    <Box
      sx={
        opened === undefined
          ? undefined
          : {
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
              columnGap: 3,
              alignItems: 'start',
            }
      }
    >
      <div ref={list}>{children(opened, wide ? show : undefined)}</div>
      {opened === undefined ? null : (
        <Box
          sx={{
            position: 'sticky',
            top: portalHeaderHeight + 16,
            maxHeight: `calc(100dvh - ${portalHeaderHeight + 32}px - ${bannerRoom.value})`,
            overflow: 'auto',
          }}
        >
          <PostingBeside projectReleaseInforId={opened} onClose={close} />
        </Box>
      )}
    </Box>
  );
}
