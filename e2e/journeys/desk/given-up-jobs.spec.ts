import { randomUUID } from 'node:crypto';
import { FailedTasksScreen } from '../../pages/index.ts';
import { inDatabase } from '../../support/database.ts';
import { expect, once, test } from '../../support/journey.ts';
import { startOwnProduct } from '../../support/own-product.ts';
import { getProduct } from '../../support/product.ts';
import { enterAsStaff, logInStaff } from '../../support/staff.ts';

/** As a disk that was away for a while leaves it. */
const giveUp = `insert into job (id, kind, lane, run_at, payload, attempts, last_error, dead_at)
  values ($1, 'file.remove', 'upkeep', now(), '{"fileId":"none"}', 8, 'the disk is away', now())`;

test(
  'an admin restarts a task that was given up, by the keyboard alone',
  { tag: once },
  async ({ page, words, look }) => {
    test.setTimeout(120_000);
    const product = await startOwnProduct();
    try {
      const own = { ...getProduct(), url: product.url, sandboxUrl: product.sandbox.url };
      await enterAsStaff(page, await logInStaff('admin', own));
      const tasks = new FailedTasksScreen(page, words);
      const { restart } = tasks;

      await test.step('nothing has failed', async () => {
        await page.goto(product.url + tasks.path);
        await expect(tasks.text('No failed tasks')).toBeVisible();
        await look(page, { as: 'none' });
      });

      await test.step('two have, and say what was not done and why', async () => {
        await inDatabase(product, async (client) => {
          for (const id of [randomUUID(), randomUUID()]) await client.query(giveUp, [id]);
        });
        await page.reload();
        await expect(restart).toHaveCount(2);
        await expect(page.getByText('the disk is away')).toHaveCount(2);
        await expect(tasks.text('A deleted file still takes up storage').first()).toBeVisible();
        await look(page, { as: 'two' });
      });

      await test.step('each is restarted, and the keyboard goes on from there', async () => {
        await restart.first().focus();
        await page.keyboard.press('Enter');
        await expect(restart).toHaveCount(1);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(restart).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(tasks.text('No failed tasks')).toBeVisible();
        await page.reload();
        await expect(tasks.text('No failed tasks')).toBeVisible();
      });
    } finally {
      await product.stop();
    }
  },
);
