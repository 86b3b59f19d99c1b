import type { Download, Locator, Page } from '@playwright/test';
import type { Words } from '@tolk/testing/browser';
import { DialogScreen, type DeliveredFile } from './dialog-screen.ts';

/** Downloads what the button of this name gives. */
async function downloadBy(button: Locator): Promise<Download> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return download;
}

/** Fees to settle, and the application to have them paid out. */
export class FeesScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/settlementcenter/expensesettlement');
  }

  /** What a finished project brought, by the name of its order. */
  fee(orderName: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: orderName });
  }

  chooseProject(orderName: string): Promise<void> {
    return this.fee(orderName).getByRole('checkbox').check();
  }

  method(english: string): Locator {
    return this.page.getByRole('radio', { name: this.words.say(english) });
  }

  get panel(): Locator {
    return this.part('How you get paid');
  }

  get apply(): Locator {
    return this.panel.getByRole('button', { name: this.words.command('Apply for settlement') });
  }

  async fillInvoice(invoiceNumber: string, file: DeliveredFile): Promise<void> {
    await this.button('Upload an invoice').click();
    await this.dialog
      .getByLabel(this.words.label('Invoice number'))
      .and(this.page.locator('input'))
      .fill(invoiceNumber);
    await this.attach(file);
  }
}

/** One application as its supplier sees it. */
export class SettlementRecordScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/settlementcenter/settlementApplicationRecord');
  }

  /** The number of the application. */
  async number(): Promise<string> {
    return (await this.heading.textContent())?.trim() ?? '';
  }

  downloadStatement(): Promise<Download> {
    return downloadBy(this.page.getByRole('main').getByRole('button', { name: /PDF/ }));
  }
}

/** Every move of a supplier's money. */
export class ExpenseDetailsScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/settlementcenter/expensedetail');
  }

  /** The moves with this cause, the newest first. */
  moves(english: string): Locator {
    return this.page.getByRole('row').filter({ hasText: this.words.within(english) });
  }

  /** Tells the earnings by month, by client or by language pair. */
  showEarnings(by: string): Promise<void> {
    return this.part('Earnings')
      .getByRole('button', { name: this.words.command(by) })
      .click();
  }

  /** What all rows of the earnings come to. */
  get totalEarned(): Locator {
    return this.part('Earnings').getByRole('row').last();
  }

  /** The year that is chosen first, as a table. */
  downloadYear(): Promise<Download> {
    const group = this.page.getByRole('group', { name: /Statement of the year|年度收入对账单/ });
    return downloadBy(group.getByRole('button', { name: /CSV/ }));
  }
}

/** The queue in which withdrawal requests become batches. */
export class SettlementQueueScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/settlements');
  }

  async chooseApplication(settlementNumber: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: new RegExp(settlementNumber) }).check();
  }

  async setRate(cnyForOneUsd: string): Promise<void> {
    await this.open('?tab=rate');
    await this.field('CNY for one USD').fill(cnyForOneUsd);
    await this.button('Set the rate').click();
  }

  /** What a colleague has proposed. */
  async confirmRate(): Promise<void> {
    await this.open('?tab=rate');
    await this.button('Confirm the rate…').click();
    await this.confirm('Confirm the rate');
  }
}

/** One application for staff. */
export class StaffSettlementScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/settlement');
  }

  async fillRefusal(reason: string): Promise<void> {
    await this.button('Refuse…').click();
    await this.field('Reason').fill(reason);
  }

  async fillReturn(bankReference: string, reason: string): Promise<void> {
    await this.button('Record as returned…').click();
    await this.field('Bank reference').fill(bankReference);
    await this.field('Reason').fill(reason);
  }
}

/** One batch of payouts, with the files that go to the bank and come back. */
export class PayoutBatchScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/payoutbatch');
  }

  get approve(): Locator {
    return this.button('Approve and send…');
  }

  downloadBankFile(): Promise<Download> {
    return downloadBy(this.button('Download the bank file'));
  }

  chooseResult(file: DeliveredFile): Promise<void> {
    return this.page.locator('input[type=file]').setInputFiles(file);
  }
}

/** The sandbox's bank, which takes a batch file and answers it. */
export class BankScreen {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  /** Everything is paid. */
  async answer(sandboxUrl: string, batchFile: string): Promise<Download> {
    await this.page.goto(new URL('/sandbox/bank', sandboxUrl).href);
    await this.page.getByLabel(this.words.pick('Its text', '文件内容')).fill(batchFile);
    await this.#press('Read the file', '读取文件');
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.#press('Download the result file', '下载回单文件'),
    ]);
    return download;
  }

  #press(english: string, chinese: string): Promise<void> {
    return this.page.getByRole('button', { name: this.words.pick(english, chinese) }).click();
  }
}
