import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const steps = 36;

/**
 * Drags to the right as a hand does: one step a frame, quicker in the middle than at both ends, and a
 * little up and down. `by` in px of the screen.
 */
export async function drag(
  page: Page,
  from: Point,
  by: number,
  how: 'mouse' | 'finger',
): Promise<void> {
  const hand = how === 'finger' ? await finger(page) : mouse(page);
  await hand.down(from);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const eased = share * share * (3 - 2 * share);
    await hand.move({ x: from.x + by * eased, y: from.y + 2 * Math.sin(6 * share) });
    await frames(page, 1);
  }
  await hand.up();
}

/** Lets the page draw so many times, 60 a second. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

interface Hand {
  down: (at: Point) => Promise<unknown>;
  move: (to: Point) => Promise<unknown>;
  up: () => Promise<unknown>;
}

function mouse({ mouse: device }: Page): Hand {
  return {
    async down({ x, y }) {
      await device.move(x, y);
      await device.down();
    },
    move: ({ x, y }) => device.move(x, y),
    up: () => device.up(),
  };
}

/** Playwright's touchscreen only taps. */
async function finger(page: Page): Promise<Hand> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at) => touch('touchStart', [at]),
    move: (to) => touch('touchMove', [to]),
    async up() {
      await touch('touchEnd', []);
      await browser.detach();
    },
  };
}
