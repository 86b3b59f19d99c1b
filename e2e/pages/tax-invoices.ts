import type { Page } from '@playwright/test';
import type { Words } from '@tolk/testing/browser';
import { DialogScreen } from './dialog-screen.ts';

/** Asking for tax invoices, and those asked for. */
export class TaxInvoicesScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqoffermanagement/taxinvoices');
  }
}

/** The queue of the staff. */
export class TaxInvoiceDeskScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/taxinvoices');
  }

  /** Opens the invoice that is found by its title. */
  async openInvoice(title: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.words.say('Search') }).fill(title);
    await this.page.getByRole('main').getByRole('link', { name: title }).click();
  }
}

/** One invoice: whom it names, its orders, its documents. */
export class TaxInvoiceScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/taxinvoice');
  }
}
