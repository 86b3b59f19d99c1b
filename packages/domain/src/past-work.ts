/** An order that a supplier completed, as others read of it. */
interface DoneOrder {
  /** `2026-11` */
  month: string;
  whFieldId: string;
  sourceLanguage: string;
  targetLanguage: string;
  /** 1 to 5; null without a review that shows. */
  evaluateGrade: number | null;
}

/** The orders of one field and language pair. */
export interface PastWorkKind {
  whFieldId: string;
  sourceLanguage: string;
  targetLanguage: string;
  orders: number;
  /** The months of the first and of the last of them. */
  firstMonth: string;
  lastMonth: string;
  /** `average`: 1 to 5; null without a review. */
  rating: { average: number | null; count: number };
}

/** What somebody does here, a kind each: what was ordered most first, then what was done last. */
export function kindsOfPastWork(works: readonly DoneOrder[]): PastWorkKind[] {
  const kinds = new Map<string, DoneOrder[]>();
  for (const work of works) {
    const kind = [work.whFieldId, work.sourceLanguage, work.targetLanguage].join(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), work]);
  }
  return [...kinds.values()]
    .flatMap(kindOf)
    .toSorted(
      (one, other) => other.orders - one.orders || other.lastMonth.localeCompare(one.lastMonth),
    );
}

function kindOf(works: readonly DoneOrder[]): PastWorkKind[] {
  const [first] = works;
  if (first === undefined) return [];
  const { whFieldId, sourceLanguage, targetLanguage } = first;
  const months = works.map(({ month }) => month).toSorted();
  const grades = works.flatMap(({ evaluateGrade: grade }) => (grade === null ? [] : [grade]));
  const sum = grades.reduce((total, grade) => total + grade, 0);
  return [
    {
      whFieldId,
      sourceLanguage,
      targetLanguage,
      orders: works.length,
      firstMonth: months.at(0) ?? first.month,
      lastMonth: months.at(-1) ?? first.month,
      rating: {
        average: grades.length === 0 ? null : sum / grades.length,
        count: grades.length,
      },
    },
  ];
}
