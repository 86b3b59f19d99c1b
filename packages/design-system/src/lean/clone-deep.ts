import isPlainObject from './is-plain-object.ts';

/** Copies arrays and plain objects all the way down; files, dates and the like stay the same. In place of `lodash-es/cloneDeep`. */
// oxlint-disable-next-line import/no-default-export -- it stands in for a default export
export default function cloneDeep<Value>(value: Value): Value {
  const copy: unknown = Array.isArray(value)
    ? value.map(cloneDeep)
    : isPlainObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cloneDeep(inner)]))
      : value;
  return copy as Value;
}
