import type { Locator, Page } from '@playwright/test';
import { expectNoSeriousViolations } from './axe.ts';

/** Base of the page objects: one screen at its path, named by its main heading. */
export class Screen {
  readonly page: Page;
  readonly path: string;

  constructor(page: Page, path: string) {
    this.page = page;
    this.path = path;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Loads the document, and waits until the screen shows its heading. */
  async open(): Promise<void> {
    await this.page.goto(this.path);
    await this.arrive();
  }

  /** Waits until the application has led here and shows the heading. */
  async arrive(): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === this.path);
    await this.heading.waitFor();
  }

  /** The language that the document declares. */
  language(): Promise<string | null> {
    return this.page.locator('html').getAttribute('lang');
  }

  expectAccessible(): Promise<void> {
    return expectNoSeriousViolations(this.page);
  }
}
