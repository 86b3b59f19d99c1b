import type { RouteName } from '@tolk/contract/routes';
import { MINUTE, type Language } from '@tolk/domain';
import type { Dependencies } from '../../dependencies.ts';
import { hallPage, hallPageKey } from './hall-page.ts';
import { jobPage } from './job-page.ts';
import { packPage, type PackedPage } from './packed-page.ts';
import type { PageStore } from './page-store.ts';
import { writePage, type WrittenPage } from './written-page.ts';

/** How long a page is as it was made (ms), and how many are kept. */
const keptMs = MINUTE;
const keptMax = 1_000;
/** Packing takes a few milliseconds: somebody waits for it. */
const effort = 5;

interface Writer {
  /** What of the address decides about the page. */
  keyOf(query: URLSearchParams): string;
  /** Null where there is nothing to show. */
  write(
    deps: Dependencies,
    query: URLSearchParams,
    language: Language,
  ): Promise<WrittenPage | null>;
}

const job: Writer = {
  keyOf: idIn,
  write: async (deps, query, language) => {
    const id = idIn(query);
    return uuid.test(id) ? jobPage(deps, id, language) : null;
  },
};

/** Screens of which everybody may read the content before the application is there. */
const writers: Partial<Record<string, Writer>> = {
  publicJobs: { keyOf: hallPageKey, write: hallPage },
  publicJob: job,
  jobDetail: job,
} satisfies Partial<Record<RouteName, Writer>>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function idIn(query: URLSearchParams): string {
  return query.get('projectReleaseInforId') ?? '';
}

export function isWritten(route: string): boolean {
  return writers[route] !== undefined;
}

/** Makes the page of a route for an address; null where it shows nothing, undefined while no shell is built. */
export type WrittenPages = (
  route: string,
  query: URLSearchParams,
  language: Language,
) => Promise<PackedPage | null | undefined>;

export function createWrittenPages(deps: Dependencies, pages: PageStore): WrittenPages {
  const kept = new Map<
    string,
    { until: number; shell: string; page: Promise<PackedPage | null> }
  >();

  return async (route, query, language) => {
    const writer = writers[route];
    const shell = await pages.shellText('site');
    if (writer === undefined || shell === undefined) return undefined;
    const now = deps.clock.now().getTime();
    const key = JSON.stringify([route, language, writer.keyOf(query)]);
    const known = kept.get(key);
    if (known && known.until > now && known.shell === shell) return known.page;
    if (kept.size >= keptMax) kept.clear();
    const page = make(writer, query, language, shell);
    kept.set(key, { until: now + keptMs, shell, page });
    page.catch(() => kept.delete(key));
    return page;
  };

  async function make(
    writer: Writer,
    query: URLSearchParams,
    language: Language,
    shell: string,
  ): Promise<PackedPage | null> {
    const page = await writer.write(deps, query, language);
    if (page === null) return null;
    return packPage(writePage(shell, page, language, deps.config.publicUrl), effort);
  }
}
