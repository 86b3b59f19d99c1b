import { PAID_IN } from '@tolk/domain';
import { viewerPlace } from '@tolk/i18n';
import { useSyncExternalStore } from 'react';

const storageKey = 'display-currency';
/** People there pay in yuan, and the list of countries is not downloaded. */
const zonesOfChina = ['Asia/Shanghai', 'Asia/Urumqi'];

/** What is paid in where this browser stands; yuan until it is known. */
let likely: string = PAID_IN;
let learning: Promise<void> | undefined;
/** A choice that storage did not take; it lasts as long as the tab. */
let unstored: string | undefined;
const listeners = new Set<() => void>();

/**
 * The currency (ISO 4217) that amounts are also shown in, yuan for none: what the person chose in this browser, else
 * what is paid in where it stands. Read from storage each time, since every remote has this module to
 * itself.
 */
export function useDisplayCurrency(): string {
  return useSyncExternalStore(subscribe, current, () => PAID_IN);
}

export function chooseDisplayCurrency(currency: string): void {
  try {
    localStorage.setItem(storageKey, currency);
  } catch {
    unstored = currency;
  }
  tellAll();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  learning ??= learnLikely();
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function current(): string {
  return unstored ?? readStored() ?? likely;
}

/** Storage throws where cookies are blocked. */
function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Where the list can't be fetched amounts stay in yuan alone. */
async function learnLikely(): Promise<void> {
  const place = viewerPlace();
  if (readStored() !== null || zonesOfChina.includes(place.zone)) return;
  try {
    const { likelyCountry, likelyCurrency } =
      await import('@tolk/domain/dictionaries/likely-country');
    likely = likelyCurrency(likelyCountry(place));
    tellAll();
  } catch {
    learning = undefined;
  }
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
