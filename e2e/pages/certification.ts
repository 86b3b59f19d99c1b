import { expect, type Locator, type Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';
import type { DeliveredFile } from './dialog-screen.ts';

/** The account of a Chinese personal card as it is typed and chosen, in the language of the screen. */
export interface CardText {
  cardNumber: string;
  province: string;
  city: string;
  bank: string;
  branch: string;
}

/** Answers the last look at what will stand. */
async function confirmSubmission(page: Page, words: Words): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words.say('Is everything right?') });
  await dialog.getByRole('button', { name: words.command('Submit') }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Real-name verification. */
export class RealNameScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/personalcenter/personalverification');
  }

  /** Where the verification stands, with what staff wrote. */
  get state(): Locator {
    return this.page.getByRole('main').getByRole('status').first();
  }

  async attach(photos: readonly DeliveredFile[]): Promise<void> {
    // A screen that was just left may still be there, hidden.
    const sides = this.page.getByRole('form').locator('input[type=file]:not([capture])');
    for (const [side, photo] of photos.entries()) {
      await sides.nth(side).setInputFiles({ ...photo });
    }
    const removers = this.page.getByRole('button', { name: this.words.command('Remove {name}') });
    await removers.nth(photos.length - 1).waitFor();
  }

  submit(): Promise<void> {
    return this.button('Submit for verification').click();
  }

  confirm(): Promise<void> {
    return confirmSubmission(this.page, this.words);
  }
}

/** The settlement methods, the Chinese personal card first. */
export class SettlementScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/settlementcenter/settlement');
  }

  get state(): Locator {
    return this.page.getByRole('main').getByRole('status').first();
  }

  /** Of a person who was verified by their ID card, which is not asked for again. */
  async fillCard(card: CardText): Promise<void> {
    await this.field('Card number').fill(card.cardNumber);
    await this.choose('Province of the bank', card.province);
    await this.choose('City of the bank', card.city);
    // The number of the card has chosen it.
    const bank = this.page.getByRole('combobox', { name: this.words.label('Bank') });
    await expect(bank).toHaveValue(card.bank);
    await this.field('Branch').fill(card.branch);
  }

  submit(): Promise<void> {
    return this.button('Submit for verification').click();
  }

  confirm(): Promise<void> {
    return confirmSubmission(this.page, this.words);
  }
}

/** How far everything is that staff checks. */
export class ReviewStatusScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/settlementcenter/settlementstatus');
  }

  /** Where one thing stands, by its title. */
  state(title: string): Locator {
    return this.page.getByRole('region', { name: this.words.say(title) }).getByRole('status');
  }
}
