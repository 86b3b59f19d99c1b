import type { RegistryDocument } from '@tolk/contract/remotes';

/** Reads the registry past every cache. Rejects when it can't be fetched or isn't a registry. */
export async function fetchRegistry(url = '/remotes.json'): Promise<RegistryDocument> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${url} answered with ${response.status}.`);
  const document: unknown = await response.json();
  if (!isRegistry(document)) throw new Error(`${url} is not a registry of remotes.`);
  return document;
}

function isRegistry(value: unknown): value is RegistryDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    'remotes' in value &&
    typeof value.remotes === 'object'
  );
}
