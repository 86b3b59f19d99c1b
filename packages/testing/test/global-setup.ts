import pg from 'pg';
import { defineGlobalSetup } from '../src/database/global-setup.ts';

export default defineGlobalSetup(async (url) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE TABLE word (text text); INSERT INTO word VALUES ('通译')`);
  await client.end();
});
