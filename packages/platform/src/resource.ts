import { use } from 'react';

/** A promise whose outcome stands on it as well. */
export interface Resource<Value> extends Promise<Value> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/** Notes the outcome on the promise itself, as React does for promises that it has seen. */
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

/** React's `use`: one that has settled is read without suspending, so nothing flickers. */
export function useResource<Value>(resource: Resource<Value>): Value {
  const promise: Promise<Value> = resource;
  return use(promise);
}
