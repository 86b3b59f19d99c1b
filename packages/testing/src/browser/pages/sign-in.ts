import type { Page } from '@playwright/test';
import { Screen } from '../screen.ts';
import type { Words } from '../words.ts';

export class LoginScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/login');
  }

  async login(account: string, password: string): Promise<void> {
    await this.field('Phone number or e-mail').fill(account);
    await this.field('Password').fill(password);
    await this.button('Log in').click();
  }
}

export interface SignUp {
  account: string;
  password: string;
  /** Where the code arrived. */
  readCode: (account: string) => Promise<string>;
}

export class RegisterScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/register');
  }

  async signUp({ account, password, readCode }: SignUp): Promise<void> {
    await this.field('Phone number or e-mail').fill(account);
    await this.button('Send the code').click();
    await this.button('Send again in {left} s').waitFor();
    await this.field('Verification code').fill(await readCode(account));
    await this.field('Password').fill(password);
    await this.page.getByRole('checkbox').check();
    await this.button('Sign up').click();
  }
}

export class IdentityScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/selectidentity');
  }

  startAs(identity: 'supplier' | 'client'): Promise<void> {
    return this.button(`Start as a ${identity}`).click();
  }
}
