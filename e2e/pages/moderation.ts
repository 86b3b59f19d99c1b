import type { Locator, Page } from '@playwright/test';
import type { Words } from '@tolk/testing/browser';
import { DialogScreen } from './dialog-screen.ts';

/** What everybody reads of people, and what of it staff hid. */
export class ModerationScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/moderation');
  }

  /** A page, a posting or a review by its title. */
  item(title: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title }) });
  }
}

/** A posting as everybody reads it, who may report it there. */
export class PublicJobScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqprojectdetail');
  }
}
