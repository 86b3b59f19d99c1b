import type { ScreenRoute } from './routes.ts';

/**
 * Where the pages made at build time lie, agreed between the tool that writes and the api that serves them:
 * `<releases>/pages/<pair>/<route>.<language>.html`. A pair is one build of the shell with one version of
 * the marketing remote; its pages belong to these two and no others.
 */
export const pagesFolder = 'pages';

export function pairFolder(shell: string, marketing: string): string {
  return `${shell}-${marketing}`;
}

export function pageFile({ name }: Pick<ScreenRoute, 'name'>, language: string): string {
  return `${name}.${language}.html`;
}

/** What the shell's build says about its files, as `page-assets.json` beside index.html. Addresses are absolute paths. */
export interface PageAssets {
  /** Names this build of the shell. */
  hash: string;
  /** Version of the platform that this build offers to remotes, e.g. `1.3`. */
  platform: string;
  /** Stands in the head, before anything is painted. */
  headScript: string;
  icon: string;
  /** Picture for previews of links, 1200 × 630. */
  image: string;
  styles: readonly string[];
  /** Loads the application once somebody uses the page. */
  wake: string;
  /** Scripts of the application's entry. */
  entry: readonly string[];
  /** Scripts of each dynamic import, by the imported file's path in the repository. */
  chunks: Readonly<Record<string, readonly string[]>>;
}

/** Queries that change nothing about a page: with any other, the page is made in the browser. */
export function isInertQuery(query: URLSearchParams): boolean {
  return [...query.keys()].every((key) => key === 'lang' || key.startsWith('utm_'));
}
