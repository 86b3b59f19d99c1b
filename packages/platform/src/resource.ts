/** A promise that React's `use` reads without suspending once it has settled. */
export interface Resource<Value> extends Promise<Value> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/** Notes the outcome on the promise itself, as React does for promises it has seen. */
export function trackResource<Value>(promise: Promise<Value>): Resource<Value> {
  const resource: Resource<Value> = promise;
  resource.status = 'pending';
  promise.then(
    (value) => {
      resource.status = 'fulfilled';
      resource.value = value;
    },
    (reason: unknown) => {
      resource.status = 'rejected';
      resource.reason = reason;
    },
  );
  return resource;
}
