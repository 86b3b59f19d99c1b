import type { Page } from '@playwright/test';
import { Screen } from '../screen.ts';
import type { Words } from '../words.ts';
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
    await this.fillPercent('Share that goes back to the client', percent);
    await this.field('Words with it').fill(text);
  }

  async fillReview(reason: string): Promise<void> {
    await this.button('Ask for a review').click();
    await this.field('What did the ruling get wrong?').fill(reason);
  }
}

/** The appeals that staff decides. */
export class StaffAppealsScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/appeals');
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
    button: 'Rule…' | 'Decide the review…',
    { percent, grounds }: { percent: number; grounds: string },
  ): Promise<void> {
    await this.button(button).click();
    await this.dialog.getByRole('radio', { name: this.words.say('Split by percent') }).check();
    await this.fillPercent('Share of the price that goes back', percent);
    await this.field('Grounds').fill(grounds);
  }
}
