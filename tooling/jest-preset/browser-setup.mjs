import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What comes in a second on a quiet machine may take longer on a busy one (ms).
configure({ asyncUtilTimeout: 10_000 });

/** What jsdom has no layout for and components ask for nevertheless. */
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

globalThis.scrollTo = () => {};
