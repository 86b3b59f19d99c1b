import type { Locator, Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';
import { FilteredScreen } from './filtered.ts';

export class JobListScreen extends FilteredScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/jobhall/joblist');
  }

  posting(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }

  /** Saves the posting of this name, in the list as on its page. */
  bookmark(name: string): Locator {
    const button = this.words.within('Save “{projectName}”');
    return this.page
      .getByRole('main')
      .getByRole('button', { name: button })
      .and(this.page.getByLabel(name));
  }

  /** The posting that is opened beside the list. */
  get beside(): Locator {
    return this.page.getByRole('region', { name: this.words.say('Opened job') });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Keeps the filters in use under a name; the alert stays at once. */
  async saveSearch(name: string): Promise<void> {
    await this.field('Name of the search').fill(name);
    await this.dialog.getByRole('button', { name: this.words.command('Save') }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }
}

export interface ApplicationText {
  why: string;
  /** As it is typed: `340`. */
  price: string;
}

export class JobDetailScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/jobhall/jobdetail');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async fillApplication({ why, price }: ApplicationText): Promise<void> {
    await this.button('Apply').click();
    await this.field('Why should the client choose you?').fill(why);
    await this.field('Expected price ({unit})').fill(price);
  }

  /** Sends it, and waits for the answer. */
  async apply(): Promise<void> {
    await this.button('Send the application').click();
    await this.text('Application sent').waitFor();
  }
}
