import type { Locator } from '@playwright/test';
import { Screen } from '@tolk/testing/browser';

/** A list with filters above it. */
export class FilteredScreen extends Screen {
  get search(): Locator {
    return this.page.getByRole('searchbox', { name: this.words.say('Search') });
  }

  /** Opens the drawer in which the filters lie on a phone, or those that lie behind a button elsewhere. */
  async openFilters(): Promise<void> {
    await this.arrive();
    for (const name of ['Filters', 'More filters']) {
      const opener = this.page.getByRole('button', {
        name: this.words.start(name),
        expanded: false,
      });
      if (await opener.isVisible()) await opener.click();
    }
  }

  async closeFilters(): Promise<void> {
    const closer = this.button('Show the results');
    if (!(await closer.isVisible())) return;
    await closer.click();
    await closer.waitFor({ state: 'detached' });
  }

  tab(english: string): Locator {
    return this.page.getByRole('tab', { name: this.words.say(english) });
  }

  /** The card of a list whose title is this link. */
  card(title: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.titled(title) });
  }

  titled(title: string): Locator {
    return this.page.getByRole('link', { name: title, exact: true });
  }
}
