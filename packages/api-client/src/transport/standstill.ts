import { limits } from '@tolk/domain';

/**
 * A signal that aborts once nothing has moved for the request timeout: a large file may take longer
 * than that in total. `moved` starts the time again, `end` stops it.
 */
export function watchStandstill(): { signal: AbortSignal; moved: () => void; end: () => void } {
  const controller = new AbortController();
  const stop = () => controller.abort(new DOMException('Nothing moved.', 'TimeoutError'));
  let timer = setTimeout(stop, limits.requestTimeoutMs);
  const end = () => clearTimeout(timer);
  const moved = () => {
    end();
    timer = setTimeout(stop, limits.requestTimeoutMs);
  };
  return { signal: controller.signal, moved, end };
}
