import type { Locator, Page } from '@playwright/test';
import type { Words } from '@tolk/testing/browser';
import { drag, frames } from './drag.ts';
import { findPlace } from './find-place.ts';

/** Slide to verify, and its twin. */
export class HumanCheck {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  get dialog(): Locator {
    const name = this.words.say('Confirm that you are a person');
    return this.page.getByRole('dialog', { name });
  }

  get handle(): Locator {
    const name = this.words.say('Move the piece into the gap');
    return this.dialog.getByRole('slider', { name });
  }

  /** The picture with its gap. */
  get picture(): Locator {
    return this.dialog.getByRole('img', { name: this.words.say('A picture with a gap') });
  }

  /** Lets the machine work instead. */
  async withoutDragging(): Promise<void> {
    const button = this.words.say('Verify without dragging');
    await this.dialog.getByRole('button', { name: button }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** Where the piece belongs, as the eye finds it; px of the picture from the left. */
  async lookForPlace(): Promise<number> {
    await this.handle.waitFor();
    return findPlace(this.dialog);
  }

  /** Takes the piece so many px of the picture to the right, by the finger where there is one. */
  async slide(by: number, how: 'mouse' | 'finger'): Promise<void> {
    const most = Number(await this.handle.getAttribute('aria-valuemax'));
    const handle = await this.handle.boundingBox();
    const picture = await this.picture.boundingBox();
    if (!handle || !picture) throw new Error('The puzzle is not on the screen.');
    const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
    // The handle is as wide as the piece: the rest of the rail is what the slider counts.
    const scale = (picture.width - handle.width) / most;
    await drag(this.page, from, by * scale, how);
  }

  /** Holds the arrow key until the piece stands at `place`; it has the focus. */
  async slideByKeys(place: number): Promise<void> {
    const { keyboard } = this.page;
    const step = 4;
    for (let x = 0; x + step / 2 < place; x += step) {
      await keyboard.down('ArrowRight');
      // A key that is held waits before it repeats, then does so evenly.
      await frames(this.page, x === 0 ? 24 : 2);
    }
    await keyboard.up('ArrowRight');
    await keyboard.press('Enter');
  }
}
