/** A shallow copy of an array or object, of its class; anything else as it is. In place of `lodash-es/clone`. */
// oxlint-disable-next-line import/no-default-export -- it stands in for a default export
export default function clone<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const copy: unknown = Array.isArray(value)
    ? [...value]
    : Object.assign(Object.create(Object.getPrototypeOf(value)), value);
  return copy as Value;
}
