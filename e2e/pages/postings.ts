import type { Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';

export interface PostingText {
  name: string;
  sourceLanguage: string;
  targetLanguage: string;
  field: string;
  remarks: string;
  /** As it is typed: `320`. */
  pay: string;
  unit: string;
  workload: string;
  /** As a field of type datetime-local takes it. */
  deadline: string;
  contact: string;
  contactInformation: string;
}

export class PostingEditScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqpositionmanagement/addedit');
  }

  async fill(posting: PostingText): Promise<void> {
    await this.field('Project name').fill(posting.name);
    await this.choose('Source language', posting.sourceLanguage);
    await this.choose('Target language', posting.targetLanguage);
    await this.choose('Professional field', posting.field);
    await this.field('Remarks').fill(posting.remarks);
    await this.field('Rate').fill(posting.pay);
    await this.choose('Unit', posting.unit);
    await this.field('Estimated workload').fill(posting.workload);
    await this.field('Apply by').fill(posting.deadline);
    await this.field('Contact person').fill(posting.contact);
    await this.field('Contact information').fill(posting.contactInformation);
  }

  /** Adds a file, and waits until its words are counted. */
  async addFile(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    // A screen that was just left may still be there, hidden.
    await this.page.getByRole('form').locator('input[type=file]').setInputFiles(file);
    await this.button('Remove {name}').waitFor();
  }

  /** By way of the preview. */
  async publish(): Promise<void> {
    await this.button('Preview').click();
    await this.page
      .getByRole('dialog', { name: this.words.say('Preview') })
      .getByRole('button', { name: this.words.command('Publish') })
      .click();
  }
}
