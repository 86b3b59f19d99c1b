import type { Locator, Page } from '@playwright/test';
import type { Words } from '@tolk/testing/browser';
import { DialogScreen, type DeliveredFile } from './dialog-screen.ts';

type Side = 'client' | 'supplier';

const lists = {
  client: '/xqmessagecenter/xqmessagefeedback',
  supplier: '/messagecenter/messagefeedback',
} as const;
const details = {
  client: '/xqmessagecenter/xqmessagedetail',
  supplier: '/messagecenter/messagedetail',
} as const;

/** Notifications, and beside them what the person has told the product. */
export class MessagesScreen extends DialogScreen {
  constructor(page: Page, words: Words, side: Side) {
    super(page, words, lists[side]);
  }

  async openFeedback(): Promise<void> {
    await this.page.getByRole('tab', { name: this.words.start('Feedback') }).click();
  }

  /** Fills the form; `type` is the name of a dictionary's entry. */
  async fillFeedback(type: string, text: string, file: DeliveredFile): Promise<void> {
    await this.button('Give feedback').first().click();
    await this.choose('What is it about?', type);
    await this.field('What would you like to tell us?').fill(text);
    await this.attach(file);
  }

  /** A line of the list by the beginning of its text. */
  row(text: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  }
}

/** One piece of feedback as its author sees it. */
export class OwnFeedbackScreen extends DialogScreen {
  constructor(page: Page, words: Words, side: Side) {
    super(page, words, details[side]);
  }
}

/** The queue of the staff. */
export class FeedbackDeskScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/feedback');
  }

  /** Opens the report that is found by its words. */
  async openReport(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.words.say('Search') }).fill(text);
    await this.page.getByRole('main').getByRole('link', { name: text }).click();
  }
}

/** One report: what was written, the answer, duplicates. */
export class FeedbackReportScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/feedbackreport');
  }

  /** Merges it into the report that is found by its words. */
  async mergeInto(text: string): Promise<void> {
    await this.button('Merge…').click();
    await this.dialog.getByRole('searchbox', { name: this.words.say('Search') }).fill(text);
    await this.dialog.getByRole('radio', { name: text }).check();
    await this.submit();
  }
}
