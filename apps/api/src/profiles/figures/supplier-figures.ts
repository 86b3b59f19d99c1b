import { addMs, limits, percentOf } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { casesOf, type SupplierCases } from './supplier-figures-repository.ts';

/** A share of cases; null: too few to say anything. */
export interface ShareOfCases {
  /** To the nearest; 100 only of all, 0 only of none. */
  percent: number;
  cases: number;
}

/** How a supplier works, computed for everybody alike from the last year. */
export interface SupplierFigures {
  onTime: ShareOfCases | null;
  acceptedAtOnce: ShareOfCases | null;
  /** Median of the time to an answer (ms). */
  answersIn: { ms: number; cases: number } | null;
  /** Of clients with a completed order those with another one. */
  cameAgain: ShareOfCases | null;
}

const { figureCases, figuresMs } = limits.publicProfile;

/** Of each of these people, whoever they are. */
export async function figuresOf(
  db: Queryable,
  supplierIds: readonly string[],
  now: Date,
): Promise<Map<string, SupplierFigures>> {
  const cases = await casesOf(db, supplierIds, addMs(now, -figuresMs));
  return new Map([...cases].map(([id, one]) => [id, figures(one)]));
}

export async function figuresOfOne(
  db: Queryable,
  supplierId: string,
  now: Date,
): Promise<SupplierFigures> {
  return figuresIn(await figuresOf(db, [supplierId], now), supplierId);
}

/** What is known of one of them; nothing where they have no account any more. */
export function figuresIn(
  known: ReadonlyMap<string, SupplierFigures>,
  supplierId: string,
): SupplierFigures {
  const none = { onTime: null, acceptedAtOnce: null, answersIn: null, cameAgain: null };
  return known.get(supplierId) ?? none;
}

function figures(cases: SupplierCases): SupplierFigures {
  const { asked, answer_seconds: seconds } = cases;
  return {
    onTime: shareOf(cases.on_time, cases.due),
    acceptedAtOnce: shareOf(cases.at_once, cases.ended),
    answersIn:
      asked < figureCases || seconds === null ? null : { ms: seconds * 1_000, cases: asked },
    cameAgain: shareOf(cases.came_again, cases.clients),
  };
}

function shareOf(good: number, cases: number): ShareOfCases | null {
  if (cases < figureCases) return null;
  return { percent: percentOf(good, cases), cases };
}
