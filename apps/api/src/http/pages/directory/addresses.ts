import { pathTo } from '@tolk/contract/routes';
import { limits, type Language } from '@tolk/domain';
import { dictionaryEntry, projectTypes } from '@tolk/domain/dictionaries/index';
import type { DirectoryFilter } from '../../../market/directory/directory-repository.ts';
import { pageNumber } from '../page-number.ts';

export interface DirectoryPlace {
  filter: DirectoryFilter;
  /** Counts from 1. */
  page: number;
}

/** The last page that has anything on it: no more are put in order. */
const lastPage = Math.ceil(limits.publicProfile.sorted / limits.publicProfile.perPage);

/**
 * Which list an address asks for: a pair stands in the path, `/translators/en/zh-CN`, the rest in the
 * query. Null: there is no such list, since it names what the dictionaries don't have.
 */
export function placeAt(below: string, query: URLSearchParams): DirectoryPlace | null {
  const [source, target, ...more] = below === '' ? [] : below.split('/');
  const isPair = target !== undefined && more.length === 0 && source !== target;
  if (below !== '' && !isPair) return null;
  const page = pageNumber(query);
  if (page === null || page > lastPage) return null;
  const field = query.get('field') ?? undefined;
  const wantedType = query.get('type') ?? undefined;
  const type = projectTypes.find(({ value }) => value === wantedType)?.value;
  const known =
    (wantedType === undefined || type !== undefined) &&
    (field === undefined || dictionaryEntry('field', field) !== undefined) &&
    [source, target].every(
      (one) => one === undefined || dictionaryEntry('language', one) !== undefined,
    );
  if (!known) return null;
  return {
    filter: {
      ...(source && target ? { source, target } : {}),
      ...(field ? { field } : {}),
      ...(type ? { type } : {}),
    },
    page,
  };
}

/** The one address of a list, its parts in a fixed order. */
export function addressOf(
  { filter: { source, target, field, type }, page }: DirectoryPlace,
  lang: Language | null = null,
): string {
  const pair = source && target ? `/${source}/${target}` : '';
  return withQuery(pathTo('directory') + pair, {
    field,
    type,
    page: page === 1 ? undefined : String(page),
    lang: lang ?? undefined,
  });
}

export function supplierAddress(address: string, lang: Language | null = null): string {
  return withQuery(`${pathTo('supplierPage')}/${address}`, { lang: lang ?? undefined });
}

function withQuery(path: string, fields: Record<string, string | undefined>): string {
  const entries = Object.entries(fields).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}
