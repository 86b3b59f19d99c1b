import type { Locator, Page } from '@playwright/test';
import type { Language, Words } from '@tolk/testing/browser';

/** What stands around every screen of a portal: header and menu, which on a phone is a drawer. */
export class Portal {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  /** The bell; its name carries the number of unread ones. */
  get notifications(): Locator {
    return this.header.getByRole('link', { name: this.words.start('Notifications') });
  }

  /** The person's picture; there is none while the initials stand in for it. */
  get avatar(): Locator {
    const name = this.words.say('Account of {name}');
    return this.header.getByRole('button', { name }).locator('img');
  }

  /** One of the buttons for help, which stand at the edge of the page or at its end. */
  async help(english: string): Promise<Locator> {
    const group = this.page.getByRole('group', { name: this.words.say('Help and contact') });
    await group.waitFor();
    return group.getByLabel(this.words.say(english));
  }

  async unread(): Promise<number> {
    const name = (await this.notifications.getAttribute('aria-label')) ?? '';
    return Number(/\d+/.exec(name)?.[0] ?? 0);
  }

  /** Opens the drawer on a phone; elsewhere the menu always stands there. */
  async openMenu(): Promise<void> {
    await this.notifications.waitFor();
    const opener = this.page.getByRole('button', { name: this.words.command('Open the menu') });
    if (await opener.isVisible()) await opener.click();
  }

  /** A screen by the label of its menu entry, which may lie in a group. */
  async go(english: string, group?: string): Promise<void> {
    await this.openMenu();
    const menu = this.page.getByRole('navigation', { name: this.words.say('Menu') });
    // A count may follow the label; a longer label that begins alike stands behind it.
    const entry = menu.getByRole('link', { name: this.words.start(english) }).first();
    if (group !== undefined) {
      const opener = menu.getByRole('button', { name: this.words.start(group) });
      if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    }
    await entry.click();
  }

  async switchIdentity(to: 'supplier' | 'client'): Promise<void> {
    await this.openMenu();
    const name = to === 'supplier' ? 'Job search' : 'Demand issuance';
    await this.page
      .getByRole('button', { name: this.words.command(name) })
      .filter({ visible: true })
      .click();
  }

  /** For whom the person acts; nothing where they belong to no organisation. */
  get acting(): Locator {
    return this.page
      .getByRole('button', { name: this.words.command('Acting for: {name}') })
      .filter({ visible: true });
  }

  async setLanguage(language: Language): Promise<void> {
    await this.openMenu();
    const name = this.words.say('Language');
    await this.page
      .getByRole('combobox', { name })
      .filter({ visible: true })
      .selectOption(language);
    await this.page.locator(`html[lang="${language}"]`).waitFor();
    await this.page.keyboard.press('Escape');
  }

  /** Answers the prompt with yes or no. */
  async logOut(answer: 'Yes' | 'No'): Promise<void> {
    await this.header
      .getByRole('button', { name: this.words.command('Account of {name}') })
      .click();
    await this.page.getByRole('menuitem', { name: this.words.say('Log out') }).click();
    const question = this.page.getByRole('dialog', { name: this.words.say('Confirm logout?') });
    await question.getByRole('button', { name: this.words.command(answer) }).click();
  }

  /** A message at the foot of the page. */
  message(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: this.words.say('Messages') }).getByText(text);
  }

  /** Closes the messages, which on a phone cover what lies at the foot of the page. */
  async closeMessages(): Promise<void> {
    const messages = this.page.getByRole('region', { name: this.words.say('Messages') });
    const closer = messages.getByRole('button', { name: this.words.command('Close') }).first();
    // One may go by itself before it is pressed.
    while (await closer.isVisible()) await closer.click({ timeout: 1_000 }).catch(() => undefined);
  }
}
