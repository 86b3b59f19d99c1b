import type { Locator, Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';
import { DialogScreen } from './dialog-screen.ts';

/** Where a visitor or a member writes with customer service. */
export class CustomerServiceScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqrelationservice');
  }

  get log(): Locator {
    return this.page.getByRole('log');
  }

  get input(): Locator {
    return this.page.getByRole('textbox', { name: this.words.say('Message') });
  }

  /** The answers that are offered while one types. */
  get offered(): Locator {
    return this.page
      .getByRole('region', { name: this.words.say('Write to customer service') })
      .getByRole('group');
  }

  async say(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
    await this.log.getByText(text).waitFor();
  }

  /** Leaves an e-mail address; where somebody is there, the field is behind a button. */
  async leaveEmail(address: string): Promise<void> {
    const field = this.field('E-mail for our answer');
    const button = this.button('Leave an e-mail address');
    await field.or(button).waitFor();
    if (await button.isVisible()) await button.click();
    await field.fill(address);
    await this.button('Save the address').click();
    await this.text('Replies you don’t read here are sent to {email}.').waitFor();
  }

  async rate(words: string, comment: string): Promise<void> {
    await this.page.getByRole('radio', { name: this.words.say(words) }).check();
    await this.field('Anything to add? (optional)').fill(comment);
    await this.button('Send the rating').click();
    await this.text('Thank you for your rating.').waitFor();
  }
}

/** The inbox of the service desk. */
export class ServiceDeskScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/service');
  }

  /** Opens what the desk works with: its answers, tags, hours or figures. */
  async openPart(english: string): Promise<void> {
    await this.page
      .getByRole('tablist', { name: this.words.say('Parts of the desk') })
      .getByRole('tab', { name: this.words.say(english) })
      .click();
  }

  /** Opens the conversation that is found by its words. */
  async openFound(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.words.say('Search') }).fill(text);
    const row = this.page
      .getByRole('main')
      .locator('tr, li')
      .filter({ hasText: text })
      .getByRole('link');
    await row.first().click();
  }
}

/** One conversation of the service desk. */
export class ServiceConversationScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/serviceconversation');
  }

  get log(): Locator {
    return this.page.getByRole('log');
  }

  /** What the customer reads is written here; absent while a note is written. */
  get answerField(): Locator {
    return this.field('Answer to the customer');
  }

  /** What colleagues alone read is written here; absent while an answer is written. */
  get noteField(): Locator {
    return this.field('Note for colleagues');
  }

  async answerCustomer(text: string): Promise<void> {
    await this.button('Answer').click();
    await this.send(this.answerField, text);
  }

  async writeNote(text: string): Promise<void> {
    await this.button('Note').click();
    await this.send(this.noteField, text);
  }

  private async send(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    await field.press('Enter');
    await this.log.getByText(text).waitFor();
  }
}
