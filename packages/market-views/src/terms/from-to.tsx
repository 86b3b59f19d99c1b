import { Box } from '@tolk/design-system';
import type { ReactNode } from 'react';

/** Null where nothing changes, which leaves the entry out. */
export function fromTo<Value extends string | number>(
  before: Value,
  after: Value,
  show: (value: Value) => ReactNode,
): ReactNode {
  if (before === after) return null;
  return <FromTo before={show(before)} after={show(after)} />;
}

/** What was, struck through, and what it became. */
export function FromTo({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <>
      <Box component="del" sx={{ color: 'text.secondary' }}>
        {before}
      </Box>
      {' → '}
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 650 }}>
        {after}
      </Box>
    </>
  );
}
