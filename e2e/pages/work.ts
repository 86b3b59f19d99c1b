import type { Locator, Page } from '@playwright/test';
import type { Words } from '@tolk/testing/browser';
import { DialogScreen } from './dialog-screen.ts';

/** The cases of all queues of a member of the staff. */
export class WorkScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/work');
  }

  /** A case of the list by what it is about: a row, on phones a card. */
  row(about: string): Locator {
    return this.page
      .getByRole('main')
      .locator('tr, li')
      .filter({ has: this.page.getByRole('link', { name: about }) });
  }

  view(english: string): Locator {
    return this.page.getByRole('tab', { name: this.words.start(english) });
  }
}

/** Colleagues’ notes on a record's own screen. */
export class WorkNotes extends DialogScreen {
  /** Writes a note that a colleague is told of. */
  async write(text: string, colleague: string): Promise<void> {
    await this.field('Note').fill(text);
    await this.page.getByRole('combobox', { name: this.words.label('Notify colleagues') }).click();
    // Several can be chosen, so that the list stays open until it is left.
    await this.page.getByRole('listbox').getByRole('option', { name: colleague }).click();
    await this.page.keyboard.press('Escape');
    await this.button('Add the note').click();
  }
}

/** The search over everything that the staff may see. */
export class StaffSearchScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/search');
  }

  find(text: string): Promise<void> {
    return this.page.getByRole('searchbox', { name: this.words.say('Search') }).fill(text);
  }
}
