import type { Locator, Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';

const paths = { supplier: '/settings/settingsindex', client: '/xqsetting/index' } as const;

export type SettingsSection =
  | 'account'
  | 'security'
  | 'devices'
  | 'notifications'
  | 'calendar'
  | 'resume'
  | 'appearance'
  | 'moderation'
  | 'data';

/** The settings, one section at a time. */
export class SettingsScreen extends Screen {
  constructor(page: Page, words: Words, identity: 'supplier' | 'client') {
    super(page, words, paths[identity]);
  }

  async openSection(section: SettingsSection): Promise<void> {
    await this.open(`#${section}`);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  dialogButton(english: string): Locator {
    return this.dialog.getByRole('button', { name: this.words.command(english) });
  }

  /** Sends the code of the open form's first, second … field, and waits until it is on its way. */
  async sendCode(index: number): Promise<void> {
    const counting = this.dialogButton('Send again in {left} s');
    await this.dialogButton('Send the code').first().click();
    await counting.nth(index).waitFor();
  }

  switch(english: string): Locator {
    return this.page.getByRole('switch', { name: this.words.start(english) });
  }

  /** One setting by its title. */
  row(title: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: this.words.say(title) }) });
  }
}
