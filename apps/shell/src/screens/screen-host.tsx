import { ErrorBoundary, routeAt, useLocation, type ScreenRoute } from '@tolk/platform';
import { Suspense, use } from 'react';
import { forgetScreen, screenOf } from './load-screen.ts';

function LoadedScreen({ route }: { route: ScreenRoute }) {
  const { Screen } = use(screenOf(route));
  return <Screen />;
}

/** Shows the screen of the current address. */
export function ScreenHost() {
  const route = routeAt(useLocation().pathname);
  if (!route) return <h1>404</h1>;
  return (
    <ErrorBoundary
      key={route.path}
      onRetry={() => forgetScreen(route)}
      fallback={({ retry, error }) => (
        <p>
          {String(error.message)} <button onClick={retry}>Retry</button>
        </p>
      )}
    >
      <Suspense fallback={<p>…</p>}>
        <LoadedScreen route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}
