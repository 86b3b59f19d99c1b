import type { FeeRow } from '@tolk/contract';
import { limits } from '@tolk/domain';
import { useState } from 'react';
import { isChoosable } from './choosable.ts';

/** The projects of an application to come, kept while one looks through pages and tabs. */
export function useChosenProjects() {
  const [rows, setRows] = useState<readonly FeeRow[]>([]);
  const chosenIds = new Set(rows.map(({ projectOrderId }) => projectOrderId));
  const has = ({ projectOrderId }: FeeRow) => chosenIds.has(projectOrderId);

  function add(added: readonly FeeRow[]): void {
    const fresh = added.filter((row) => isChoosable(row) && !has(row));
    setRows([...rows, ...fresh].slice(0, limits.settlement.projects));
  }

  function remove(removed: readonly FeeRow[]): void {
    const gone = new Set(removed.map(({ projectOrderId }) => projectOrderId));
    setRows(rows.filter(({ projectOrderId }) => !gone.has(projectOrderId)));
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
