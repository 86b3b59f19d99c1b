import type { Locator, Page } from '@playwright/test';
import type { Words } from '@tolk/testing/browser';
import { DialogScreen } from './dialog-screen.ts';

const paths = {
  client: '/xqpositionmanagement/negotiation',
  supplier: '/jobhall/negotiation',
} as const;

/** How client and supplier come to terms, as one of them sees it. */
export class NegotiationScreen extends DialogScreen {
  constructor(page: Page, words: Words, side: keyof typeof paths) {
    super(page, words, paths[side]);
  }

  /** How the two stand, under this headline, with what can be done about it. */
  stands(english: string): Locator {
    return this.page.getByRole('region', { name: this.words.say(english) });
  }

  /** Each offer that was answered, the newest first. */
  get offers(): Locator {
    return this.part('Offers so far').getByRole('listitem');
  }
}
