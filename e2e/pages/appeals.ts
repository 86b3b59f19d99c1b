import type { Locator, Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';
import { DialogScreen, type DeliveredFile } from './dialog-screen.ts';

const paths = {
  client: '/xqappealManagement/details',
  supplier: '/order/appealDetailsYY',
} as const;

/** An appeal as one of its sides sees it. */
export class AppealScreen extends DialogScreen {
  constructor(page: Page, words: Words, side: keyof typeof paths) {
    super(page, words, paths[side]);
  }

  async fillEvidence(text: string, file: DeliveredFile): Promise<void> {
    await this.button('Add evidence').click();
    await this.field('What does it show?').fill(text);
    await this.attach(file);
  }

  async fillOffer(percent: number, text: string): Promise<void> {
    await this.button('Offer a split').click();
    await this.fillPercent('Share refunded to the client', percent);
    await this.field('Message to go with it').fill(text);
  }

  async fillReview(reason: string): Promise<void> {
    await this.button('Ask for a review').click();
    await this.field('What is wrong with the ruling?').fill(reason);
  }
}

type RulingButton = 'Rule…' | 'Decide the review…';

/** The appeals that staff decides. */
export class StaffAppealsScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/appeals');
  }

  /** A line of the table, or a card on a phone. */
  appeal(orderName: string): Locator {
    const { page } = this;
    return page
      .getByRole('main')
      .locator('tr, li')
      .filter({ has: page.getByRole('link', { name: orderName }) });
  }

  openAppeal(orderName: string): Promise<void> {
    return this.page.getByRole('main').getByRole('link', { name: orderName }).click();
  }
}

/** An appeal as staff sees it: both sides' evidence, and the ruling. */
export class StaffAppealScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/appeal');
  }

  /** Opens the form of the ruling, or of the decision after it, and divides the money. */
  async fillSplit(
    button: RulingButton,
    { percent, grounds }: { percent: number; grounds: string },
  ): Promise<void> {
    await this.#fillOutcome(button, 'Split by percent', grounds);
    await this.fillPercent('Share of the price to refund', percent);
  }

  /** The same, with the work to be done once more; `due` as a field of type datetime-local takes it. */
  async fillRedo(
    button: RulingButton,
    { due, grounds }: { due: string; grounds: string },
  ): Promise<void> {
    await this.#fillOutcome(button, 'To be redone', grounds);
    await this.field('New due time').fill(due);
  }

  async #fillOutcome(button: RulingButton, outcome: string, grounds: string): Promise<void> {
    await this.button(button).click();
    await this.dialog.getByRole('radio', { name: this.words.say(outcome) }).check();
    await this.field('Grounds').fill(grounds);
  }
}
