import type { Locator, Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';
import { DialogScreen } from './dialog-screen.ts';
import { FilteredScreen } from './filtered.ts';

export class ClientInformationScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqbasic/index');
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: this.words.say('Basic information') });
  }

  save(): Promise<void> {
    return this.form.getByRole('button', { name: this.words.command('Save') }).click();
  }
}

/** Everybody who applied to the client. */
export class PeopleScreen extends FilteredScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqpeoplemanagement/index');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Presses a button on somebody's card. */
  act(name: string, english: string): Promise<void> {
    return this.card(name)
      .getByRole('button', { name: this.words.command(english) })
      .click();
  }

  /** Chooses what lies in the menu of somebody's card. */
  async choosing(name: string, english: string): Promise<void> {
    await this.act(name, 'More');
    await this.page.getByRole('menuitem', { name: this.words.say(english) }).click();
    await this.page.getByRole('menu').waitFor({ state: 'detached' });
  }

  /** What somebody's card says of the application: that it is suitable, collected. */
  state(name: string, english: string): Locator {
    return this.card(name).getByText(this.words.say(english), { exact: true });
  }

  /** Opens somebody's application, which marks it read. */
  async read(name: string): Promise<void> {
    await this.act(name, 'Open');
    await this.dialog.getByRole('heading', { name, exact: true }).waitFor();
  }

  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.words.command('Close') }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  async compare(names: readonly string[]): Promise<void> {
    for (const name of names) await this.card(name).getByRole('checkbox').check();
    await this.page
      .getByRole('main')
      .getByRole('link', { name: this.words.command('Compare') })
      .click();
  }
}

/** The client's named lists of suppliers. */
export class SupplierListsScreen extends DialogScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqpeoplemanagement/search');
  }
}

export class CompareScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqpeoplemanagement/compare');
  }
}

export class SupplierSearchScreen extends FilteredScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqpeoplemanagement/search');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** What each part of somebody's score gave. */
  async explain(name: string): Promise<Locator> {
    const card = this.card(name);
    await card.getByRole('button', { name: this.words.command('Score details') }).click();
    return card.getByRole('list', { name: this.words.say('Match details') });
  }

  async invite(name: string, message: string): Promise<void> {
    await this.card(name)
      .getByRole('button', { name: this.words.command('Invite {supUserName}') })
      .click();
    await this.field('Message').fill(message);
    await this.dialog.getByRole('button', { name: this.words.command('Invite') }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }
}

/** A supplier's resume as a client reads it. */
export class SupplierResumeScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqresume/detail');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async writeNote(text: string): Promise<void> {
    await this.button('Write a note').click();
    await this.field('Note').fill(text);
    await this.dialog.getByRole('button', { name: this.words.command('Save') }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }
}

/** One of the client's postings. */
export class PositionScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/xqpositionmanagement/positiondetail');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Opens the dialog with the public address, and answers it. */
  async share(): Promise<string> {
    await this.button('Share').click();
    const link = this.dialog.getByRole('link');
    await link.waitFor();
    return (await link.getAttribute('href')) ?? '';
  }

  async finish(): Promise<void> {
    await this.button('Finish').click();
    await this.dialog.getByRole('button', { name: this.words.command('Finish') }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }
}
