import type { Locator, Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';
import { AccountForm } from './account-form.ts';

export class LoginScreen extends AccountForm {
  constructor(page: Page, words: Words) {
    super(page, words, '/login', '/phonelogin');
  }

  async login(account: string, password: string): Promise<void> {
    await this.usePassword();
    await this.fillAccount(account);
    await this.password.fill(password);
    await this.button('Log in').click();
  }

  /** Phones ask for a code first. */
  async usePassword(): Promise<void> {
    await this.password.or(this.code).waitFor();
    if (!(await this.password.isVisible())) {
      await this.button('Use the password instead').click();
    }
  }

  async useCode(): Promise<void> {
    await this.password.or(this.code).waitFor();
    if (!(await this.code.isVisible())) {
      await this.button('Use a verification code instead').click();
    }
  }
}

export interface SignUp {
  account: string;
  password: string;
  /** Where the code arrived. */
  readCode: (account: string) => Promise<string>;
}

export class RegisterScreen extends AccountForm {
  constructor(page: Page, words: Words) {
    super(page, words, '/register', '/phoneregister');
  }

  get invitation(): Locator {
    return this.field('Invitation code (optional)');
  }

  get agreement(): Locator {
    return this.page.getByRole('checkbox');
  }

  async signUp({ account, password, readCode }: SignUp): Promise<void> {
    await this.fillAccount(account);
    await this.button('Send the code').click();
    await this.humanCheck.withoutDragging();
    await this.codeSent();
    await this.code.fill(await readCode(account));
    await this.password.fill(password);
    await this.agreement.check();
    await this.submit();
  }

  submit(): Promise<void> {
    return this.button('Sign up').click();
  }
}

export class IdentityScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/selectidentity');
  }

  startAs(identity: 'supplier' | 'client'): Promise<void> {
    const labels = { supplier: 'Start as a translator', client: 'Start as a client' };
    return this.button(labels[identity]).click();
  }
}

/** First of the two screens that replace a password. */
export class ResetScreen extends AccountForm {
  constructor(page: Page, words: Words) {
    super(page, words, '/reset');
  }
}

/** The second: the new password. */
export class NewPasswordScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/resetpassword');
  }

  async save(password: string): Promise<void> {
    await this.field('New password').fill(password);
    await this.field('Repeat new password').fill(password);
    await this.button('Save the new password').click();
  }
}
