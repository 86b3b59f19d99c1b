import { msg } from '@lingui/core/macro';

/** What a page says of a name that came after it. */
export const newerName = msg`New: reload the page`;
export const newerLook = { label: newerName, tone: 'neutral' } as const;

/**
 * A table of words or looks that answers with `fallback` for a name it does not have: a page that is
 * open across an upgrade is older than the states, queues and kinds that the server then tells it of.
 * `Object.keys` and `in` know only what the table has. The type is that of the constant that takes it.
 */
export function orNewer<Name extends string, Look>(
  table: NoInfer<Readonly<Record<Name, Look>>>,
  fallback: NoInfer<Look>,
): Readonly<Record<Name, Look>> {
  return new Proxy<Readonly<Record<Name, Look>>>(table, {
    get: (own, name) =>
      typeof name === 'string' && !Object.hasOwn(own, name) ? fallback : Reflect.get(own, name),
  });
}
