import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { trackResource, useResource, type Resource } from './resource.ts';

interface Slots {
  /** Shown while the part downloads. */
  pending: ReactNode;
  /** Shown when it didn't arrive; `retry` downloads it again. */
  failed: (retry: () => void, error: Error) => ReactNode;
}

type LazyPart<Props> = ComponentType<Props> & {
  /** Downloads it before it is shown, so that it then shows at once; a failure is met again when it is shown. */
  preload: () => Promise<void>;
};

/**
 * A part of a screen that is downloaded when it is first shown: a dialog, a chart, a long form.
 * When the download fails, the rest of the screen stays as it is, typed text included.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending, failed }: Slots,
): LazyPart<Props> {
  let resource: Resource<ComponentType<Props>> | undefined;

  function Loaded(props: Props) {
    resource ??= trackResource(load());
    const Part = useResource(resource);
    return <Part {...props} />;
  }

  function LazyPart(props: Props) {
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
  }

  async function preload(): Promise<void> {
    resource ??= trackResource(load());
    await resource.then(
      () => undefined,
      () => (resource = undefined),
    );
  }

  return Object.assign(LazyPart, { preload });
}
