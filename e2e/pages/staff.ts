import type { Locator, Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';

/** The staff's login: account and password, then the code of the second factor. */
export class StaffLoginScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/login');
  }

  async enterPassword(account: string, password: string): Promise<void> {
    await this.field('Account').fill(account);
    await this.field('Password').fill(password);
    await this.button('Continue').click();
    await this.code.waitFor();
  }

  get code(): Locator {
    return this.field('Code of your authenticator app');
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.button('Log in').click();
  }
}

/** The review queues. */
export class ReviewQueueScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/reviews');
  }

  /** Opens the review of somebody who is found by name. */
  async openReview(name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.words.say('Search') }).fill(name);
    await this.page.getByRole('main').getByRole('link', { name, exact: true }).click();
  }
}

/** One review: what was sent in, its pictures, the decision. */
export class ReviewScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/review');
  }

  picture(number: number): Locator {
    return this.page.getByRole('img', {
      name: this.words.pick(`Document ${number}`, `证件 ${number}`),
    });
  }

  /** The dialog in which a reason is given. */
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** What was decided, and where the way leads on. */
  get outcome(): Locator {
    return this.page.getByRole('region', { name: this.words.say('Decision') });
  }
}

/** Background tasks that were given up. */
export class FailedTasksScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/jobs');
  }

  get restart(): Locator {
    return this.button('Restart');
  }
}
