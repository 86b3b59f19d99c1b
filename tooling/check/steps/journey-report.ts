type Spec = {
  title: string;
  tests: {
    projectName: string;
    status: string;
    /** One for each try. */
    results: { error?: { message?: string } }[];
  }[];
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
export function journeysThat(status: 'unexpected' | 'flaky', report: Report): string[] {
  return journeysOf(report)
    .filter((journey) => journey.status === status)
    .map(({ name }) => name);
}

/** What each journey that failed said the first time. */
export function whyJourneysFailed(report: Report): Record<string, string> {
  return Object.fromEntries(
    journeysOf(report).flatMap(({ name, results }) => {
      const [first] = results.flatMap(({ error }) => error?.message ?? []);
      return first === undefined ? [] : [[name, first]];
    }),
  );
}

function journeysOf({ suites }: Report) {
  return suites.flatMap((file) =>
    specsOf(file).flatMap(({ title, tests }) =>
      tests.map(({ projectName, ...test }) => ({
        ...test,
        name: `e2e/journeys/${file.title} › ${title} [${projectName}]`,
      })),
    ),
  );
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
