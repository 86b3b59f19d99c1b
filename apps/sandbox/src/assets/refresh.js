// Fetches the page anew and puts its live parts in place of the old ones, except where somebody is at work.
const INTERVAL = 2000;

function isBusy(part) {
  const open = part.querySelector('details[open]');
  const focused = document.activeElement;
  return open !== null || (part.contains(focused) && !focused.matches('[data-copy]'));
}

function replaceParts(page) {
  for (const part of document.querySelectorAll('[data-live]')) {
    const fresh = page.querySelector(`[data-live="${part.dataset.live}"]`);
    if (fresh && !isBusy(part) && fresh.innerHTML !== part.innerHTML) {
      const focused = part.contains(document.activeElement) ? document.activeElement.id : '';
      part.replaceChildren(...fresh.childNodes);
      document.getElementById(focused)?.focus();
    }
  }
}

async function refresh() {
  try {
    if (document.hidden) return;
    const response = await fetch(location.href);
    if (!response.ok) return;
    replaceParts(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } catch {
    // The sandbox is being restarted; the next round finds it.
  } finally {
    setTimeout(() => void refresh(), INTERVAL);
  }
}

setTimeout(() => void refresh(), INTERVAL);
