import type { Locator, Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Base of the page objects: one screen at its path, its parts found as people find them. */
export class Screen {
  readonly page: Page;
  readonly words: Words;
  readonly path: string;
  /** Where phones are led instead. */
  readonly phonePath: string;

  constructor(page: Page, words: Words, path: string, phonePath = path) {
    this.page = page;
    this.words = words;
    this.path = path;
    this.phonePath = phonePath;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Loads the document, and waits until the screen shows its heading. */
  async open(query = ''): Promise<void> {
    await this.leaveOverlays();
    await this.page.goto(this.path + query);
    await this.arrive();
  }

  /**
   * On phones a dialog that has closed leaves its entry of the history a moment later; that step back
   * would cancel the load of another document.
   */
  private async leaveOverlays(): Promise<void> {
    if ((await this.page.getByRole('dialog').count()) > 0) return;
    await this.page.waitForFunction(() => !Number(window.history.state?.overlays ?? 0));
  }

  /** Waits until the application has led here and shows the heading. */
  async arrive(): Promise<void> {
    await this.page.waitForURL(({ pathname }) => [this.path, this.phonePath].includes(pathname));
    await this.heading.waitFor();
  }

  button(english: string): Locator {
    return this.page.getByRole('button', { name: this.words.command(english) });
  }

  link(english: string): Locator {
    return this.page.getByRole('link', { name: this.words.command(english) });
  }

  field(english: string): Locator {
    return this.page
      .getByLabel(this.words.label(english))
      .and(this.page.locator('input, textarea'));
  }

  text(english: string): Locator {
    return this.page.getByText(this.words.say(english));
  }

  /** One of many in a field that is searched by typing; nothing where it is chosen already. */
  async choose(english: string, option: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: this.words.label(english) });
    if ((await field.inputValue()) === option) return;
    // Nothing is proposed into a field that somebody is in; one step more, and what came just before is drawn.
    await field.focus();
    await field.fill(option);
    // What was proposed meanwhile is what was filled in, and opens no list by itself.
    await field.press('ArrowDown');
    const list = this.page.getByRole('listbox');
    const found = list.getByRole('option', { name: option }).first();
    // The best match is marked once the list has been filtered, measured and laid out.
    await field.and(this.page.locator('[aria-activedescendant]')).waitFor();
    await found.click();
    await list.waitFor({ state: 'detached' });
  }
}
