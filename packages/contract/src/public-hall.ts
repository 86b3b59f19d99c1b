/**
 * The job hall as visitors read it: which of its addresses are pages of their own to search engines.
 * Free of schemas, so that a browser can load it.
 */
import { hallQueryOf, type HallFilter } from './hall-address.ts';
import { pathTo } from './routes.ts';

/** What people search for: all, a language pair, a type of work, a field. */
export interface HallTopic {
  pair?: { source: string; target: string };
  type?: NonNullable<HallFilter['projectType']>;
  field?: string;
}

/** The one topic of a filter: the pair goes before the field, and the field before the type. */
export function hallTopicOf(filter: HallFilter): HallTopic {
  const { sourceLanguage: source, targetLanguage: target, whFieldId, projectType } = filter;
  if (source !== undefined && target !== undefined) return { pair: { source, target } };
  if (whFieldId !== undefined) return { field: whFieldId };
  return projectType === undefined ? {} : { type: projectType };
}

/** The path of a topic's page, from 1. */
export function hallTopicPath({ pair, type, field }: HallTopic, page = 1): string {
  return pathTo('publicJobs', {
    type,
    field,
    ...pair,
    page: page === 1 ? undefined : String(page),
  });
}

/** Whether a filter asks for one topic and nothing else: only then is its page listed. */
export function isHallTopic(filter: HallFilter): boolean {
  const { pair, ...rest } = hallTopicOf(filter);
  const asked = Object.values(hallQueryOf(filter)).filter(Boolean).length;
  return asked === (pair === undefined ? Object.keys(rest).length : 2);
}

/** More links than this lead nobody anywhere. */
const pairTopicsMax = 100;

/** The topics of the pairs that have most postings, of what the hall counts by pair. */
export function pairTopics(counts: readonly { value: string; count: number }[]): HallTopic[] {
  return counts
    .filter(({ count }) => count > 0)
    .slice(0, pairTopicsMax)
    .flatMap(({ value }) => {
      const [source, target] = value.split('>');
      return source && target ? [{ pair: { source, target } }] : [];
    });
}
