import type { Locator, Page } from '@playwright/test';
import type { Words } from '@tolk/testing/browser';
import { DialogScreen, type DeliveredFile } from './dialog-screen.ts';

/** Conversations of one identity. */
export class ConversationsScreen extends DialogScreen {
  constructor(page: Page, words: Words, viewer: 'client' | 'supplier') {
    super(
      page,
      words,
      viewer === 'client' ? '/xqonlinecommunication/index' : '/onlinecommunication/index',
    );
  }

  /** The messages of the open conversation. */
  get log(): Locator {
    return this.page.getByRole('log');
  }

  get input(): Locator {
    return this.page.getByRole('textbox', { name: this.words.say('Message') });
  }

  /** Says how far one’s own message has come, beside its text. */
  message(text: string): Locator {
    return this.log.locator('[data-message]').filter({ hasText: text });
  }

  /** What an order did, between the messages, as English calls it. */
  event(english: string): Locator {
    const link = this.page.getByRole('link', { name: this.words.command('See the order') });
    return this.log
      .locator('div')
      .filter({ has: link, hasText: this.words.within(english) })
      .last();
  }

  async say(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
  }

  async toNewest(): Promise<void> {
    const button = this.page.getByRole('button', {
      name: this.words.command('Jump to the latest'),
    });
    if (await button.isVisible()) await button.click();
  }

  contact(name: string | RegExp): Locator {
    return this.page
      .getByRole('navigation', { name: this.words.say('Conversations') })
      .getByRole('button', { name });
  }

  /** Chooses from the menu of a message. */
  async act(text: string, english: string): Promise<void> {
    const message = this.message(text);
    await message.hover();
    await message
      .getByRole('button', { name: this.words.command('More about this message') })
      .click();
    await this.page.getByRole('menuitem', { name: this.words.say(english) }).click();
  }

  async addFile(file: DeliveredFile): Promise<void> {
    await this.page.locator('main input[type=file]').setInputFiles(file);
    await this.page
      .getByRole('list', { name: this.words.say('Files that go with the message') })
      .getByRole('button', { name: this.words.command('Remove {0}') })
      .waitFor();
  }
}

/** A reported message as the staff reads it. */
export class MessageReportScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/report');
  }
}
