import type { FeeRow } from '@tolk/contract';
import { limits } from '@tolk/domain';
import { useState } from 'react';
import { isChoosable } from './choosable.ts';

/** The projects of an application to come, kept while one looks through pages and tabs. */
export function useChosenProjects() {
  const [rows, setRows] = useState<readonly FeeRow[]>([]);
  const chosenIds = new Set(rows.map(({ feeId }) => feeId));
  const has = ({ feeId }: FeeRow) => chosenIds.has(feeId);

  function add(added: readonly FeeRow[]): void {
    const fresh = added.filter((row) => isChoosable(row) && !has(row));
    setRows([...rows, ...fresh].slice(0, limits.settlement.projects));
  }

  function remove(removed: readonly FeeRow[]): void {
    const gone = new Set(removed.map(({ feeId }) => feeId));
    setRows(rows.filter(({ feeId }) => !gone.has(feeId)));
  }

  return {
    /** Sorted, so that the same choice asks for the same quote. */
    ids: [...chosenIds].sort(),
    count: rows.length,
    /** Fen. */
    sum: rows.reduce((sum, { amount }) => sum + amount, 0),
    full: rows.length >= limits.settlement.projects,
    has,
    add,
    remove,
    clear: () => setRows([]),
  };
}
export type ChosenProjects = ReturnType<typeof useChosenProjects>;
