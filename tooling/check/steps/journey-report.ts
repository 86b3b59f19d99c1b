type Spec = {
  title: string;
  tests: { projectName: string; status: string }[];
};
type Suite = { title: string; specs: Spec[]; suites?: Suite[] };

/** What we read of Playwright's JSON report. */
export type Report = {
  stats: { expected: number; skipped: number };
  /** What went wrong outside of a journey. */
  errors: unknown[];
  /** One for each file, with its path in `journeys` for a title. */
  suites: Suite[];
};

/** Names of the journeys with this outcome: `flaky` failed and passed when repeated, `unexpected` failed twice. */
export function journeysThat(status: 'unexpected' | 'flaky', { suites }: Report): string[] {
  return suites.flatMap((file) =>
    specsOf(file).flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName }) => `e2e/journeys/${file.title} › ${title} [${projectName}]`),
    ),
  );
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
