import {
  Box,
  contentWidth,
  portalBrandLeft,
  portalHeaderHeight,
  portalMenuWidth,
} from '@tolk/design-system';
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx';
import { Brand } from './brand.tsx';

/** A portal while its frame is on the way: mark, menu and screen where they will stand. */
export function FrameSkeleton() {
  return (
    <>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: portalHeaderHeight,
          pl: { xs: `${portalBrandLeft.phone}px`, md: `${portalBrandLeft.wide}px` },
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Brand />
      </Box>
      <Box sx={{ display: 'flex' }}>
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            width: portalMenuWidth,
            flexShrink: 0,
            minHeight: `calc(100dvh - ${portalHeaderHeight}px)`,
            borderRight: 1,
            borderColor: 'divider',
          }}
        />
        <Box sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, md: 4 }, pr: { md: 9 } }}>
          <Box sx={{ maxWidth: contentWidth, mx: 'auto' }}>
            <ScreenSkeleton />
          </Box>
        </Box>
      </Box>
    </>
  );
}
