import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { trackResource, useResource, type Resource } from './resource.ts';

interface Slots {
  /** Shown while the part downloads. */
  pending: ReactNode;
  /** Shown when it didn't arrive; `retry` downloads it again. */
  failed: (retry: () => void, error: Error) => ReactNode;
}

/**
 * A part of a screen that is downloaded when it is first shown: a dialog, a chart, a long form.
 * When the download fails, the rest of the screen stays as it is, typed text included.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending, failed }: Slots,
): ComponentType<Props> {
  let resource: Resource<ComponentType<Props>> | undefined;

  function Loaded(props: Props) {
    resource ??= trackResource(load());
    const Part = useResource(resource);
    return <Part {...props} />;
  }

  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const retry = () => {
      resource = undefined;
      setAttempt(attempt + 1);
    };
    return (
      <ErrorBoundary key={attempt} fallback={({ error }) => failed(retry, error)}>
        <Suspense fallback={pending}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
