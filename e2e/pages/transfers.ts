import type { Locator, Page } from '@playwright/test';
import type { Words } from '@tolk/testing/browser';
import { DialogScreen } from './dialog-screen.ts';

/** Money that came into the bank account, at the desk of finance. */
export class IncomingTransfersScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/transfers');
  }

  /** Opens the import and hands a statement over; the dialog says then what each line would pay. */
  async propose(statement: string): Promise<void> {
    await this.button('Import a statement…').click();
    await this.dialog.locator('input[type=file]').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(statement),
    });
  }

  /** Records the lines that the dialog proposes. */
  async record(): Promise<void> {
    const name = this.words.pick('Record 1 line', '登记 1 笔流水');
    await this.dialog.getByRole('button', { name }).click();
    await this.dialog.getByRole('status').waitFor();
    await this.dialog.getByRole('button', { name: this.words.command('Close') }).click();
  }

  /** What is known of the transfers of this payer, the newest first. */
  card(payer: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: payer }).first();
  }
}
