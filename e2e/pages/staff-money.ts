import type { Download, Locator, Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';
import { DialogScreen } from './dialog-screen.ts';

/** Every order, for staff. */
export class StaffOrdersScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/orders');
  }

  /** Opens an order that is found by a number or a name. */
  async openOrder(search: string, name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.words.say('Search') }).fill(search);
    await this.page.getByRole('main').getByRole('link', { name, exact: true }).click();
  }
}

/** One order with all of its money, for staff. */
export class StaffOrderScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/order');
  }

  async fillRefund(percent: number, reason: string): Promise<void> {
    await this.button('Propose a refund…').click();
    await this.fillPercent('Share of the price to refund', percent);
    await this.field('Reason').fill(reason);
  }

  /** A file of the order or of a delivery; staff say why they open it, and the download is noted. */
  async download(fileName: string, reason: string): Promise<Download> {
    await this.page.getByRole('button', { name: fileName }).click();
    await this.dialog.getByLabel(this.words.label('Reason')).fill(reason);
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.submit()]);
    return download;
  }

  /** Each booking's account, debit and credit. */
  ledger(): Promise<string[][]> {
    return this.page
      .getByRole('table', { name: this.words.say('Ledger') })
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') })
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')),
      );
  }
}

/** The queue of refunds. */
export class RefundQueueScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/refunds');
  }

  /** The refund of an order. */
  refund(orderName: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: orderName });
  }
}

/** Days whose bills were compared with the ledger. */
export class ReconciliationScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/reconciliation');
  }

  /** Asks to compare a day of WeChat Pay. */
  async fillDay(day: string): Promise<void> {
    // An empty list repeats the button.
    await this.button('Reconcile a day…').first().click();
    await this.field('Day (Beijing time)').fill(day);
    await this.dialog
      .getByRole('radio', { name: this.words.pick('WeChat Pay', '微信支付') })
      .check();
  }
}

/** One compared day with its differences. */
export class ReconciliationDayScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/reconciliationday');
  }
}
