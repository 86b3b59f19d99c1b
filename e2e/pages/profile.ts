import type { Locator, Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';
import type { DeliveredFile } from './dialog-screen.ts';

/** What a form with dialogs has: fields, messages beside them, a dialog that is sent. */
class FormScreen extends Screen {
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** A control of the open dialog by its label. */
  inDialog(english: string): Locator {
    return this.dialog
      .getByLabel(this.words.label(english))
      .and(this.page.locator('input, textarea'));
  }

  /** Sends the form of the open dialog, and waits until it has closed. */
  async submit(): Promise<void> {
    await this.dialog.locator('button[type=submit]').click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** Chooses a file in the open dialog, and waits until it has arrived. */
  async attach(file: DeliveredFile): Promise<void> {
    await this.dialog.locator('input[type=file]').setInputFiles(file);
    const name = this.words.say('Remove {name}');
    await this.dialog.getByRole('button', { name }).waitFor();
  }

  /** A radio button by the question and the answer. */
  radio(group: string, option: string): Locator {
    return this.page
      .getByRole('radiogroup', { name: this.words.label(group) })
      .getByRole('radio', { name: this.words.say(option) });
  }
}

/** What the supplier says of themselves as it is typed and chosen, in the language of the screen. */
export interface InformationText {
  name: string;
  country: string;
  city: string;
  location: string;
  nativeLanguage: string;
  experience: string;
  profile: string;
}

export class InformationScreen extends FormScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/personalcenter/basicinformation');
  }

  get information(): Locator {
    return this.page.getByRole('form', { name: this.words.say('Basic information') });
  }

  get contact(): Locator {
    return this.page.getByRole('form', { name: this.words.say('Contact') });
  }

  async fill(text: InformationText): Promise<void> {
    await this.field('Real name').fill(text.name);
    await this.choose('Country or region', text.country);
    await this.choose('City in China', text.city);
    await this.field('Location').fill(text.location);
    await this.choose('Native language', text.nativeLanguage);
    await this.choose('Translation experience', text.experience);
    await this.field('Personal profile').fill(text.profile);
  }

  /** What stands in words beside the progress of the profile. */
  get completeness(): Locator {
    return this.page.getByRole('main').getByText(this.words.say('Your profile is {0} complete'));
  }
}

export class AvailabilityScreen extends FormScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/personalcenter/availability');
  }
}

export class ResumeScreen extends FormScreen {
  constructor(page: Page, words: Words) {
    super(page, words, '/personalcenter/myresume');
  }

  /** The names of the entries of one part, from the top. */
  entries(part: string): Locator {
    return this.page
      .getByRole('region', { name: this.words.say(part) })
      .getByRole('heading', { level: 3 });
  }
}
