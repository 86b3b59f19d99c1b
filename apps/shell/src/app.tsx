import { Notifier } from '@tolk/design-system';
import { lazyPart, PreloadContext, routeAt, useLocation } from '@tolk/platform';
import { CallEffects } from './effects/call-effects.tsx';
import { OfflineBanner } from './effects/offline-banner.tsx';
import { Overlay } from './effects/overlay.tsx';
import { shownPreview } from './effects/shown-preview.ts';
import { useVisit } from './effects/use-visit.ts';
import { Frame } from './frames/frame.tsx';
import { DeviceRules } from './navigation/device-rules.tsx';
import { Guard } from './navigation/guard.tsx';
import { ScrollMemory } from './navigation/scroll.tsx';
import { preloadScreen } from './screens/load-screen.ts';
import { NotFound } from './screens/not-found.tsx';
import { ScreenHost } from './screens/screen-host.tsx';

const preview = shownPreview();
const PreviewStrip = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "preview-strip" */ './effects/preview-strip.tsx'))
      .PreviewStrip,
  { pending: null, failed: () => null },
);

/** What is on screen is decided here: address → route of the contract's table → frame and screen. */
export function App() {
  const route = routeAt(useLocation().pathname);
  useVisit();
  return (
    <PreloadContext value={preload}>
      {preview && <PreviewStrip {...preview} />}
      <OfflineBanner />
      <DeviceRules>
        <Guard route={route}>
          <Frame route={route}>{route ? <ScreenHost route={route} /> : <NotFound />}</Frame>
        </Guard>
      </DeviceRules>
      <CallEffects />
      <ScrollMemory />
      <Notifier />
      <Overlay />
    </PreloadContext>
  );
}

function preload(path: string): void {
  const route = routeAt(path.split(/[?#]/, 1)[0] ?? '');
  if (route) void preloadScreen(route);
}
