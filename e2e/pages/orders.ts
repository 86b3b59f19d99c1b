import type { Download, Locator, Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';
import { DialogScreen, type DeliveredFile } from './dialog-screen.ts';

export interface AppealText {
  /** What it is about, as the choice is called. */
  type: string;
  reason: string;
  /** Share that should go back, whole percent. */
  percent: number;
}

/** What both sides' screens of an order have. */
class OrderScreen extends DialogScreen {
  async fillEvaluation(stars: number, text: string): Promise<void> {
    await this.button('Evaluate').click();
    const name = this.words.say('{stars, plural, one {# star} other {# stars}}');
    // The radio buttons lie unseen beneath the stars, so they are chosen by keyboard.
    await this.dialog
      .getByRole('radio', { name })
      .nth(stars - 1)
      .press('Space');
    await this.dialog.getByRole('textbox').fill(text);
  }

  async fillEnd(percent: number, reason: string): Promise<void> {
    await this.button('Propose to end it').click();
    await this.fillPercent('Share refunded to the client', percent);
    await this.field('Reason').fill(reason);
  }

  async fillAppeal({ type, reason, percent }: AppealText, evidence: DeliveredFile): Promise<void> {
    await this.button('Appeal').click();
    await this.choose('What is it about?', type);
    await this.field('What happened?').fill(reason);
    await this.fillPercent('You propose: share refunded to the client', percent);
    await this.attach(evidence);
  }

  /** The proposal that waits, whichever side made it, with its amounts and its answers. */
  get proposal(): Locator {
    return this.page.getByRole('region').filter({ has: this.page.getByRole('status') });
  }

  /** The change of the terms that is pending, with what it costs and what one can do about it. */
  get change(): Locator {
    const name = new RegExp(this.words.pick('change to this order', '变更订单|该变更'));
    return this.page.getByRole('region', { name });
  }

  /** Each line of the order's ledger: where the money moved, and by how much. */
  ledger(): Promise<string[][]> {
    return this.page
      .getByRole('region', { name: this.words.say('Transactions') })
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') })
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')),
      );
  }
}

export class OrderEditScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqoffermanagement/initiateAnOrder');
  }

  /** A line of the cost that stands below the price. */
  cost(amount: string): Locator {
    return this.page.getByRole('form').getByText(amount, { exact: true });
  }

  /** The name of a milestone, which counts from 1. */
  milestone(number: number): Locator {
    const label = this.words.pick(`Milestone ${number}`, `阶段 ${number}`);
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}(?: \\*)?$`) });
  }

  send(): Promise<void> {
    return this.button('Send the order').click();
  }
}

type ShownMethod = 'WeChat Pay' | 'Alipay' | 'Bank transfer';

export class ClientOrderScreen extends OrderScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqoffermanagement/initiateAnOrderXQ');
  }

  /** Opens the payment dialog and starts a payment. */
  async pay(method: ShownMethod): Promise<void> {
    await this.button('Pay').click();
    await this.chooseMethod(method);
  }

  async chooseMethod(method: ShownMethod): Promise<void> {
    await this.dialog.getByRole('radio', { name: this.nameOf(method) }).check();
    await this.answer('Continue');
  }

  qrCode(method: ShownMethod): Locator {
    return this.dialog.getByRole('img', { name: this.nameOf(method) });
  }

  private nameOf(method: ShownMethod): string {
    return this.words.pick(
      method,
      { 'WeChat Pay': '微信支付', Alipay: '支付宝', 'Bank transfer': '银行转账' }[method],
    );
  }

  /** By which a bank transfer is known, as the dialog shows it. */
  get transferReference(): Locator {
    return this.dialog.getByText(/^ZZ( \d{4}){3}$/);
  }

  /** What the page says of the bank transfer that the order waits for. */
  get transferNote(): Locator {
    const name = new RegExp(this.words.pick('transfer', '转账'));
    return this.page.getByRole('main').getByRole('region').filter({ hasText: name });
  }

  /** The provider's number of the payment that the dialog waits for. */
  async paymentNumber(): Promise<string> {
    const link = this.dialog.getByRole('link', { name: this.words.start('Pay in the sandbox') });
    const address = (await link.getAttribute('href')) ?? '';
    return decodeURIComponent(address.split('/').at(-1) ?? '');
  }

  async fillChanges(text: string): Promise<void> {
    await this.button('Ask for changes').click();
    await this.field('What should be changed?').fill(text);
  }

  async downloadReceipt(): Promise<Download> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.button('Receipt').click(),
    ]);
    return download;
  }

  get paid(): Locator {
    return this.dialog.getByText(this.words.say('Paid'));
  }

  async download(fileName: string): Promise<Download> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: fileName }).click(),
    ]);
    return download;
  }
}

export class SupplierOrderScreen extends OrderScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/order/initiateAnOrderYY');
  }

  async fillDelivery(file: DeliveredFile, description: string): Promise<void> {
    await this.button('Deliver').click();
    await this.attach(file);
    await this.dialog.getByRole('textbox').fill(description);
  }
}

/** The providers' side: the sheet on which a payer confirms. */
export class ProviderScreen {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  async pay(amount: string): Promise<void> {
    await this.page.waitForURL('**/sandbox/pay/**');
    const name = `${this.words.pick('Pay', '付款')} ${amount}`;
    await this.page.getByRole('button', { name }).click();
  }

  backToMerchant(): Promise<void> {
    const name = this.words.pick('Back to the merchant', '返回商家');
    return this.page.getByRole('link', { name }).click();
  }
}
