import type { Page } from '@playwright/test';
import type { Words } from '@tolk/testing/browser';

/** The sandbox's page that asks, as WeChat does, whether a person wants to be known to the product. */
export class WechatScreen {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  async answer(nickname: string, answer: 'allow' | 'decline'): Promise<void> {
    await this.page.getByRole('radio', { name: nickname }).check();
    const name =
      answer === 'allow' ? this.words.pick('Allow', '允许') : this.words.pick('Decline', '拒绝');
    await this.page.getByRole('button', { name, exact: true }).click();
  }
}
