import { useState } from 'react';

export interface Chosen<Row> {
  isChosen: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Instead of those that were chosen before. */
  choose: (rows: readonly Row[]) => void;
}

/** Which rows of a table are chosen; they are told apart by `keyOf`. */
export function useChosen<Row>(keyOf: (row: Row) => string): Chosen<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    isChosen: (row) => keys.has(keyOf(row)),
    toggle: (row) => {
      const key = keyOf(row);
      setKeys((before) =>
        before.has(key)
          ? new Set([...before].filter((one) => one !== key))
          : new Set([...before, key]),
      );
    },
    choose: (rows) => setKeys(new Set(rows.map(keyOf))),
  };
}
