import type { DictionaryChange } from '@tolk/contract/calls/supinterface/dictionaries';
import { limits } from '@tolk/domain';

let loading: Promise<void> | undefined;

/**
 * Brings names and choices to what staff changed in the dictionaries: once, before the first screen.
 * A screen never waits long for it, and without an answer the names stay as they came; the next
 * remote or language asks again.
 */
export function loadDictionaryChanges(): Promise<void> {
  loading ??= fetchAndApply().catch(() => {
    loading = undefined;
  });
  return Promise.race([loading, patience()]);
}

async function fetchAndApply(): Promise<void> {
  // Loaded with the first words of dictionaries: most pages of the public site have none, and do without calls.
  const { callServer } = await import('@tolk/api-client');
  const outcome = await callServer('/supinterface/getDictionaryChanges', {});
  if (!outcome.ok) throw new Error('The changes of the dictionaries did not arrive');
  const changes = outcome.data as DictionaryChange[];
  if (changes.length === 0) return;
  const { applyDictionaryChanges } = await import('@tolk/domain/dictionaries/changes');
  applyDictionaryChanges(changes);
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, limits.loadingOverlayMs);
  });
}
