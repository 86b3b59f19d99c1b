import type { Locator, Page } from '@playwright/test';
import { Screen } from '../screen.ts';
import type { Words } from '../words.ts';

export class JobListScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/jobhall/joblist');
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: this.words.say('Search') });
  }

  posting(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }

  /** Opens the drawer in which the filters lie on a phone; elsewhere they always stand there. */
  async openFilters(): Promise<void> {
    await this.arrive();
    const opener = this.page.getByRole('button', { name: this.words.start('Filters') });
    if (await opener.isVisible()) await opener.click();
  }

  async closeFilters(): Promise<void> {
    const closer = this.button('Show the results');
    if (!(await closer.isVisible())) return;
    await closer.click();
    await closer.waitFor({ state: 'detached' });
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
    await this.field('Why you').fill(why);
    await this.field('Expected price ({unit})').fill(price);
  }

  /** Sends it, and waits for the answer. */
  async apply(): Promise<void> {
    await this.button('Send the application').click();
    await this.text('Application sent').waitFor();
  }
}
