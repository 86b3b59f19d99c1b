import { createHash } from 'node:crypto';
import { relative } from 'node:path';

type Test = { path: string };

/** jest's `testSequencer`: files in an order that the seed decides; jest's own goes by size and time. */
// oxlint-disable-next-line import/no-default-export -- jest takes the default export
export default class ShuffledSequencer {
  readonly #seed: number;
  readonly #root: string;

  constructor({ globalConfig }: { globalConfig: { seed: number; rootDir: string } }) {
    this.#seed = globalConfig.seed;
    this.#root = globalConfig.rootDir;
  }

  sort(tests: readonly Test[]): Test[] {
    return tests
      .map((test) => ({ test, place: this.#placeOf(test) }))
      .toSorted((a, b) => (a.place < b.place ? -1 : 1))
      .map(({ test }) => test);
  }

  /** Where jest would note how long each file took. */
  cacheResults(): void {}

  #placeOf({ path }: Test): string {
    const text = `${this.#seed} ${relative(this.#root, path)}`;
    return createHash('sha256').update(text).digest('hex');
  }
}
