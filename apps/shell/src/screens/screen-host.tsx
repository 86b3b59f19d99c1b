import { useLingui } from '@lingui/react';
import { mainId } from '@tolk/design-system';
import {
  ErrorBoundary,
  useGivenTitle,
  useLocation,
  useResource,
  type ScreenRoute,
} from '@tolk/platform';
import { FixedLocation } from '@tolk/platform/shell-router';
import { Activity, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { showLoadingOverlay } from '../effects/loading-overlay.ts';
import { setTabTitle } from '../effects/tab-title.ts';
import { screensAfter, screensWhenShown, type KeptScreen } from './kept-screens.ts';
import { hasShownScreen, tellShown } from './first-screen.ts';
import { forgetScreen, screenOf } from './load-screen.ts';
import { ScreenFailure } from './screen-failure.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** Shows the screen of a route and holds the ones that are kept alive behind it. */
export function ScreenHost({ route }: { route: ScreenRoute }) {
  const location = useLocation();
  const [kept, setKept] = useState<readonly KeptScreen[]>([{ route, location }]);
  const last = kept.at(-1);
  if (last?.location !== location || last.route !== route) {
    setKept(screensAfter(kept, { route, location }));
  }

  return kept.map((one) => (
    <Activity key={one.route.path} mode={one === last ? 'visible' : 'hidden'}>
      <FixedLocation location={one.location}>
        <Slot route={one.route} onShown={() => setKept(screensWhenShown)} />
      </FixedLocation>
    </Activity>
  ));
}

interface SlotProps {
  route: ScreenRoute;
  onShown: () => void;
}

function Slot(props: SlotProps) {
  return (
    <ErrorBoundary onRetry={() => forgetScreen(props.route)} fallback={ScreenFailure}>
      <Suspense fallback={<Loading />}>
        <LoadedScreen {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The outline of the next screen, covered when it takes long; the first one has nothing to wait in. */
function Loading() {
  useEffect(() => (hasShownScreen() ? showLoadingOverlay() : undefined), []);
  return <ScreenSkeleton />;
}

/** Effects run each time the screen comes into view: the tab's title, the focus, the end of the last screen. */
function LoadedScreen({ route, onShown }: SlotProps) {
  const { Screen, title } = useResource(screenOf(route));
  const { _ } = useLingui();
  const words = useGivenTitle() ?? _(title);
  const shown = useEffectEvent(onShown);

  useEffect(() => {
    setTabTitle(words);
  }, [words]);

  useEffect(() => {
    shown();
    if (hasShownScreen()) document.getElementById(mainId)?.focus({ preventScroll: true });
    tellShown();
  }, []);

  return <Screen />;
}
