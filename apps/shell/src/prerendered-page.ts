/** Heard by the wake script, which kept what was typed and pressed before the application was there. */
export const hydratedEvent = 'tolk:hydrated';

/** Whether this document was made at build time and waits for the application to take it over. */
export function isPrerendered(): boolean {
  return document.documentElement.dataset['prerendered'] !== undefined;
}

export function tellHydrated(): void {
  document.dispatchEvent(new Event(hydratedEvent));
}
