import type { Locator, Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';

/** A question as it is read from the screen. */
export interface ShownQuestion {
  prompt: string;
  options: string[];
}

/** A language pair's test: its rules, its questions, its end. */
export class LanguageTestScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/languagetesttitle');
  }

  get questions(): Locator {
    return this.page.getByRole('navigation', { name: this.words.say('Questions') });
  }

  /** Begins the test or goes on with it, and waits for a question. */
  async begin(label: 'Start the test' | 'Continue the test'): Promise<void> {
    await this.button(label).click();
    await this.questions.waitFor();
  }

  /** Seconds that the clock still shows. */
  async secondsLeft(): Promise<number> {
    const shown = (await this.page.getByRole('timer').textContent()) ?? '';
    const [minutes = 0, seconds = 0] = shown.split(':').map(Number);
    return minutes * 60 + seconds;
  }

  async shown(): Promise<ShownQuestion> {
    const options = this.page.getByRole('radiogroup');
    const id = (await options.getAttribute('aria-labelledby')) ?? '';
    const prompt = (await this.page.locator(`[id="${id}"]`).textContent()) ?? '';
    return { prompt, options: await options.locator('label').allTextContents() };
  }

  /** Chooses the answer at a place from 0, and waits until it is saved. */
  async answer(option: number): Promise<void> {
    await Promise.all([
      this.page.waitForResponse((response) => response.url().endsWith('/saveXuanZe')),
      this.page.getByRole('radiogroup').getByRole('radio').nth(option).check(),
    ]);
  }

  async go(place: number): Promise<void> {
    await this.questions
      .getByRole('button')
      .nth(place - 1)
      .click();
    const current = this.questions.locator('[aria-current="step"]');
    await current.getByText(String(place), { exact: true }).waitFor();
  }

  answered(): Locator {
    return this.questions.getByRole('button', {
      name: this.words.command('Question {place}, answered'),
    });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get warning(): Locator {
    return this.page
      .getByRole('alert')
      .getByText(
        this.words.say(
          'You have left the language test {switches, plural, one {# time} other {# times}}. Leaving it more than {most} times fails it.',
        ),
      );
  }

  get outcome(): Locator {
    return this.page.getByRole('main').getByRole('status');
  }

  async handIn(): Promise<void> {
    await this.button('Hand in the test').click();
    await this.dialog.getByRole('button', { name: this.words.command('Hand in') }).click();
  }

  /**
   * Leaves the page as somebody does who looks at another tab, until the server has counted it, and comes
   * back. A headless browser shows all its tabs at once, so that the page is told instead.
   */
  async leave(): Promise<void> {
    const counted = this.page.waitForResponse((response) =>
      response.url().endsWith('/upXuanZeSwitch'),
    );
    await this.#turn('hidden');
    await counted;
    await this.#turn('visible');
  }

  #turn(state: 'hidden' | 'visible'): Promise<void> {
    return this.page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }
}

export class LanguageTestResultsScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/personalcenter/languageteststatus');
  }
}

export class TestTeamScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/personalcenter/languagetestteam');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async add(name: string, email: string): Promise<void> {
    await this.button('Add a team member').first().click();
    await this.dialog.getByLabel(this.words.label('Name of the member')).fill(name);
    await this.dialog.getByLabel(this.words.label('E-mail')).fill(email);
    await this.dialog.locator('button[type=submit]').click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** Goes to the test out of a language in the open dialog. */
  takeTest(sourceLanguage: string): Promise<void> {
    return this.dialog
      .getByRole('link', { name: this.words.command('Take the test') })
      .and(this.page.locator(`[href*="sourceLanguage=${sourceLanguage}"]`))
      .click();
  }
}

/** The list of pairs, and the way to any other pair. */
export class LanguageTestsScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/personalcenter/languagetest');
  }

  /** Goes to the page of a pair that is not listed; languages in the words of the screen. */
  async goToPair(source: string, target: string): Promise<void> {
    await this.choose('Source language', source);
    await this.choose('Target language', target);
    await this.button('See the ways').click();
  }
}

/** What a supplier is asked to mark: the list, or one of them. */
export class TestMarkingScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/personalcenter/testmarking');
  }
}

/** The reviewers' desk for tests. */
export class TestDeskScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/tests');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
}

/** One requested test at the desk. */
export class TestRequestScreen extends Screen {
  constructor(page: Page, words: Words) {
    super(page, words, '/ops/testrequest');
  }
}
