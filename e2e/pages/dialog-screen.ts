import type { Locator } from '@playwright/test';
import { Screen } from '@tolk/testing/browser';

export interface DeliveredFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A screen on which things are asked and filled in by dialogs. */
export class DialogScreen extends Screen {
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** What each side gets, as the open dialog says it. */
  get amounts(): Locator {
    return this.dialog.getByRole('status');
  }

  /** A part of the screen under a heading of its own. */
  part(english: string): Locator {
    return this.page.getByRole('region', { name: this.words.start(english) });
  }

  /** Presses a button of the open dialog. */
  answer(english: string): Promise<void> {
    return this.dialog.getByRole('button', { name: this.words.command(english) }).click();
  }

  /** Answers the open dialog, and waits until it has closed. */
  async confirm(english: string): Promise<void> {
    await this.answer(english);
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** Sends the form of the open dialog, and waits until it has closed. */
  async submit(): Promise<void> {
    await this.dialog.locator('button[type=submit]').click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** Types into a field for a share; a slider of the same name may stand below it. */
  fillPercent(english: string, percent: number): Promise<void> {
    return this.dialog
      .getByLabel(this.words.label(english))
      .and(this.page.locator('input:not([type=range])'))
      .fill(String(percent));
  }

  /** Puts a file into the open dialog, and waits until it has arrived. */
  async attach(file: DeliveredFile): Promise<void> {
    await this.dialog.locator('input[type=file]').setInputFiles(file);
    await this.dialog.getByRole('button', { name: this.words.command('Remove {name}') }).waitFor();
  }
}
