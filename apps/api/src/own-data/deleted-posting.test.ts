import { sql } from 'kysely';
import { removeAccount } from '../../test/support/account-deletion.ts';
import { dataOf, openMarket } from '../../test/support/market.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();

/** What stays of a posting whose owner is gone, and why it may. */
const stays: Readonly<Record<string, string>> = {
  name: 'The title under which applicants and orders know the work.',
  project_type: 'A choice of two.',
  status: 'A state.',
  visibility: 'A choice of two.',
  status_before_block: 'A state.',
  field: 'A value of a dictionary.',
  source_language: 'A value of a dictionary.',
  target_language: 'A value of a dictionary.',
  unit: 'A value of a dictionary.',
  region: 'A value of a dictionary.',
  interpretation_mode: 'A value of a dictionary.',
  job_level: 'A value of a dictionary.',
  currency: 'A code of three letters.',
  zone: 'An IANA zone.',
  bookings: 'Two moments for each booking.',
  breaks: 'A number and a choice of three.',
  search_names: 'Names of dictionary values.',
};

/** Every column of a posting in which words can stand; those made from others follow them. */
async function columnsOfWords(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'posting' and is_generated = 'NEVER'
      and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY')
    order by column_name`.execute(tolk.app.deps.db);
  return rows.map(({ name }) => name);
}

/** Writes the words into the columns, text or JSON; one that cannot take them fails the test. */
async function fill(postingId: string, columns: readonly string[], words: string): Promise<void> {
  const filled = await sql`
    update posting set ${sql.join(
      columns.map((column) => sql`${sql.ref(column)} = filled.${sql.ref(column)}`),
    )}
    from jsonb_populate_record(null::posting, ${JSON.stringify(
      Object.fromEntries(columns.map((column) => [column, words])),
    )}::jsonb) as filled
    where posting.id = ${postingId}`.execute(tolk.app.deps.db);
  expect(filled.numAffectedRows).toBe(1n);
}

async function columnsThatSay(postingId: string, words: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select key as name from posting, jsonb_each_text(to_jsonb(posting))
    where posting.id = ${postingId} and position(${words} in value) > 0
    order by key`.execute(tolk.app.deps.db);
  return rows.map(({ name }) => name);
}

it('a posting that outlives its owner keeps words in no column but those named above', async () => {
  const columns = await columnsOfWords();
  expect(Object.keys(stays).filter((name) => !columns.includes(name))).toEqual([]);
  const written = columns.filter((name) => !Object.hasOwn(stays, name));
  const market = await openMarket(tolk);
  const postingId = await market.publish();
  await market.apply(postingId);
  await fill(postingId, written, 'Wortschatz');
  expect(await columnsThatSay(postingId, 'Wortschatz')).toEqual(written);
  await dataOf(removeAccount(tolk, market.client));
  expect(await columnsThatSay(postingId, 'Wortschatz')).toEqual([]);
});
