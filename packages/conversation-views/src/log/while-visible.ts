/** Acts once the tab is in view, now or later, each time again. Answers how to call it off. */
export function whileVisible(act: () => void): () => void {
  const tell = () => (document.visibilityState === 'visible' ? act() : undefined);
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
