import { appendFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** What a way through the product asked of the person who went it. */
export interface Walked {
  /** Buttons, links and tabs that were pressed. */
  presses: number;
  /** Fields that were filled in, chosen or ticked; the same field twice is one. */
  fields: number;
  /** Addresses that were come to; one that comes again counts again. */
  screens: number;
  /** Seconds between a press and what it was for. */
  waited: number;
}

const binding = '__walked';

/** Counts what somebody does in a page, as the page itself hears of it. */
export class Walk {
  readonly #page: Page;
  readonly #fields = new Set<string>();
  #presses = 0;
  #screens = 0;
  #waitedMs = 0;
  #path = '';

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Before the page loads its first document. */
  static async begin(page: Page): Promise<Walk> {
    const walk = new Walk(page);
    await page.exposeFunction(binding, (kind: 'press' | 'field', what: string) => {
      if (kind === 'press') walk.#presses += 1;
      else walk.#fields.add(`${walk.#path} ${what}`);
    });
    await page.addInitScript(listen, binding);
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame !== page.mainFrame() || pathname === walk.#path) return;
      walk.#path = pathname;
      walk.#screens += 1;
    });
    return walk;
  }

  /** Runs what a person waits for after a press, and counts the time. */
  async wait<Value>(arrival: Promise<Value>): Promise<Value> {
    const began = performance.now();
    const value = await arrival;
    this.#waitedMs += performance.now() - began;
    return value;
  }

  /** The sums; with TOLK_WALKS=file a row of them is left there under a name. */
  async end(name: string): Promise<Walked> {
    // What was pressed last is still on its way here.
    await this.#page.evaluate(() => undefined);
    const walked = {
      presses: this.#presses,
      fields: this.#fields.size,
      screens: this.#screens,
      waited: Math.round(this.#waitedMs / 100) / 10,
    };
    const file = process.env.TOLK_WALKS;
    const { presses, fields, screens, waited } = walked;
    if (file)
      await appendFile(file, `| ${[name, presses, fields, screens, waited].join(' | ')} |\n`);
    return walked;
  }
}

/** Runs in the page: tells of each trusted press and of each field that gets a value. */
function listen(name: string): void {
  const tell = (kind: 'press' | 'field', what: string) => Reflect.get(globalThis, name)(kind, what);
  const called = (element: Element) =>
    element.getAttribute('name') || element.id || element.getAttribute('aria-label') || '';
  const field = 'input, textarea, select, [role=combobox], [role=listbox], [role=option]';
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element) tell('field', called(target));
    },
    true,
  );
  addEventListener(
    'pointerdown',
    ({ target, isTrusted }) => {
      if (!isTrusted || !(target instanceof Element) || target.closest('label, ' + field)) return;
      if (target.closest('a, button, [role=button], [role=tab], [role=menuitem], summary'))
        tell('press', '');
    },
    true,
  );
}
