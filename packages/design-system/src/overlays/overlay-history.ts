/**
 * What lies over a page (a dialog, the menu's drawer, a sheet) has an entry of its own in the browser's
 * history on phones, so that Back closes it instead of leaving the page. An entry keeps the state of the
 * page's own, by which the router knows where it is, and says how many overlays were open.
 */
const mark = 'overlays';

/** Closes the overlay; false while it must stay. */
export type CloseOverlay = () => boolean;

const open: CloseOverlay[] = [];
/** We are going back by ourselves, over entries of what was closed otherwise. */
let leaving = false;

function depth(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state ? Number(state[mark]) : 0;
}

/** Whether the current entry is an overlay's: a new page takes its place, so that Back finds no closed one. */
export function isOverlayEntry(): boolean {
  return depth() > 0;
}

function addEntry(): void {
  const page: unknown = window.history.state;
  window.history.pushState({ ...(page as object | null), [mark]: open.length }, '');
}

function onPop(): void {
  if (leaving) {
    leaving = false;
    if (depth() < open.length) addEntry();
    return;
  }
  while (open.length > depth()) {
    if (!open.at(-1)?.()) return addEntry();
    open.pop();
  }
}

/** Steps back over the entries of what was closed otherwise, once all that closes together has closed. */
function leaveEntries(): void {
  const surplus = depth() - open.length;
  if (surplus <= 0 || leaving) return;
  leaving = true;
  window.history.go(-surplus);
}

/** Puts an overlay on top; returns what takes it away again. */
export function addOverlay(close: CloseOverlay): () => void {
  window.addEventListener('popstate', onPop);
  open.push(close);
  // One that opens as another one closes takes over its entry.
  if (depth() < open.length) addEntry();
  return () => {
    const index = open.indexOf(close);
    if (index !== -1) open.splice(index, 1);
    setTimeout(leaveEntries);
  };
}
