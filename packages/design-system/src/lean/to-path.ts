/** `a.b[0]["c"]` → `['a', 'b', '0', 'c']`. In place of `lodash-es/toPath`. */
// oxlint-disable-next-line import/no-default-export -- it stands in for a default export
export default function toPath(path: string | readonly string[]): string[] {
  if (typeof path !== 'string') return [...path];
  return path
    .split(/[.[\]]+/)
    .map((part) => part.replace(/^(["'])(.*)\1$/, '$2'))
    .filter((part) => part !== '');
}
