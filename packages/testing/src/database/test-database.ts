import { randomBytes } from 'node:crypto';
import { createFromTemplate, databaseUrl, dropDatabase } from '@tolk/embedded-postgres';
import { serverVariable, templateName } from './test-server.ts';

export interface TestDatabase {
  /** postgres:// address of a migrated database that nobody else uses. */
  url: string;
  drop: () => Promise<void>;
}

/**
 * A database of one's own, copied from the migrated template (0.1 s).
 * Throws when the jest configuration names no `globalSetup` made with `defineGlobalSetup`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env[serverVariable];
  if (server === undefined) {
    throw new Error('No test server: set globalSetup in jest.config to one of defineGlobalSetup.');
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createFromTemplate(server, name, templateName);
  return { url: databaseUrl(server, name), drop: () => dropDatabase(server, name) };
}

/**
 * One database for the test file that calls this at its top level, dropped after its last test:
 * `const database = testDatabase();` and, in tests and hooks, `database.url`.
 */
export function testDatabase(): { readonly url: string } {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database?.drop();
  });
  return {
    get url() {
      if (!database) throw new Error('The database is there from beforeAll on.');
      return database.url;
    },
  };
}
