import type { SandboxClock } from '../clock.ts';
import { digits } from '../keys.ts';
import type { Store } from '../store.ts';
import type { Paper, PaperOutcome } from './paper.ts';

export class PaperRefused extends Error {
  readonly fault: 'absent' | 'over';

  constructor(fault: PaperRefused['fault']) {
    super(`Paper refused: ${fault}`);
    this.fault = fault;
  }
}

export type NewPaper = Pick<
  Paper,
  'number' | 'kind' | 'amount' | 'tax' | 'buyerName' | 'original' | 'callbackUrl'
>;

/** Nuonuo's books. A paper stays pending until somebody says what becomes of it. */
export interface Papers {
  all(): Paper[];
  find(number: string): Paper | undefined;
  take(paper: NewPaper): Paper;
  /** Fen of an issued invoice that no red letters take back, pending ones counted; null where there is none. */
  leftOf(invoiceNumber: string): number | null;
  /** Throws `PaperRefused`. */
  settle(number: string, outcome: PaperOutcome): Paper;
}

export function createPapers(store: Store, clock: SandboxClock): Papers {
  const all = () => store.all('paper');
  const save = (paper: Paper): Paper => {
    store.put('paper', paper.number, paper);
    return paper;
  };

  return {
    all,
    find: (number) => store.get('paper', number),
    take: (paper) =>
      save({
        ...paper,
        state: 'pending',
        serialNo: digits(20),
        invoiceNumber: `26${digits(18)}`,
        askedAt: clock.now().toISOString(),
        endedAt: null,
      }),
    leftOf(invoiceNumber) {
      const issued = all().find(
        (paper) => paper.state === 'issued' && paper.invoiceNumber === invoiceNumber,
      );
      if (issued === undefined) return null;
      return all()
        .filter(({ original, state }) => original === invoiceNumber && state !== 'failed')
        .reduce((left, { amount }) => left - amount, issued.amount);
    },
    settle(number, outcome) {
      const paper = store.get('paper', number);
      if (paper === undefined) throw new PaperRefused('absent');
      if (paper.state !== 'pending') throw new PaperRefused('over');
      return save({ ...paper, state: outcome, endedAt: clock.now().toISOString() });
    },
  };
}
