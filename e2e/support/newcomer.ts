import type { Page } from '@playwright/test';
import type { Screen, Words } from '@tolk/testing/browser';
import { RegisterScreen } from '../pages/index.ts';
import { password, readCode } from './people.ts';
import type { Walk } from './walk.ts';

/** From the home page by its entrance through the sign-up to the screen that it leads to. */
export async function signUpAs(
  account: string,
  entrance: string,
  { page, words, walk, to }: { page: Page; words: Words; walk: Walk; to: Screen },
): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: words.command(entrance) }).click();
  const register = new RegisterScreen(page, words);
  await walk.wait(register.button('Send the code').waitFor());
  await register.signUp({ account, password, readCode });
  await walk.wait(to.arrive());
}
