export { createTestDatabase, testDatabase, type TestDatabase } from './test-database.ts';
