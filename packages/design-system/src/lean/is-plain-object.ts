/** Whether a value is `{}` or made by `Object.create(null)`. In place of `lodash-es/isPlainObject`. */
// oxlint-disable-next-line import/no-default-export -- it stands in for a default export
export default function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
