import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';

type Test = { path: string };

/**
 * jest's `testSequencer`: tests of the whole product, which take up to minutes each, before those of
 * single files; among these the larger before the smaller, as jest does it by itself. A long one that
 * began last would leave all workers but one without work.
 */
// oxlint-disable-next-line import/no-default-export -- jest takes the default export
export default class LongestFirst {
  readonly #root: string;

  constructor({ globalConfig }: { globalConfig: { rootDir: string } }) {
    this.#root = globalConfig.rootDir;
  }

  sort(tests: readonly Test[]): Test[] {
    return tests
      .map((test) => ({ test, place: this.#placeOf(test) }))
      .toSorted((a, b) => b.place - a.place)
      .map(({ test }) => test);
  }

  /** Where jest would note how long each file took. */
  cacheResults(): void {}

  #placeOf({ path }: Test): number {
    const isOfTheWhole = relative(this.#root, path).startsWith(`test${sep}`);
    return isOfTheWhole ? Number.MAX_SAFE_INTEGER : statSync(path).size;
  }
}
