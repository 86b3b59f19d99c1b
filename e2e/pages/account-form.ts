import type { Locator } from '@playwright/test';
import { Screen } from '@tolk/testing/browser';
import { HumanCheck } from './human-check.ts';

/** What the account screens have in common: whose account, and the code that is sent there. */
export class AccountForm extends Screen {
  get code(): Locator {
    return this.field('Verification code');
  }

  get password(): Locator {
    return this.field('Password');
  }

  get humanCheck(): HumanCheck {
    return new HumanCheck(this.page, this.words);
  }

  /** Desktops have one field for both kinds of account; on phones one is chosen first. */
  async fillAccount(account: string): Promise<void> {
    const either = this.field('Phone number or e-mail');
    const phone = this.field('Phone number');
    const mail = this.field('E-mail address');
    await either.or(phone).or(mail).waitFor();
    if (await either.isVisible()) return either.fill(account);
    const wanted = account.includes('@') ? mail : phone;
    if (!(await wanted.isVisible())) {
      await this.button(account.includes('@') ? 'Use e-mail' : 'Use a phone number').click();
    }
    await wanted.fill(account);
  }

  /** Without a human check, as the first codes to an account are sent. */
  async sendCode(): Promise<void> {
    await this.button('Send the code').click();
    await this.codeSent();
  }

  /** The button counts down until another one may be asked for. */
  codeSent(): Promise<void> {
    return this.button('Send again in {left} s').waitFor();
  }
}
