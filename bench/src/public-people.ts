import { addressKey } from '@tolk/api/measured';
import { languages } from '@tolk/domain/dictionaries/index';
import pg from 'pg';

const batch = 20_000;
/** None of them looks like another one: such addresses count as the same. */
const letters = 'abcdefghkpqstuxy';

/** In this order, for people whose ids and addresses are `$1` and `$2`. */
const statements = [
  `insert into person (id, email, name, identity, own_invitation_code, created_at)
   select id, id || '@bench.example', 'Supplier ' || address, 'supplier', id, now()
   from unnest($1::uuid[], $2::text[]) as one (id, address)`,
  `insert into supplier_profile
     (person_id, findable, mother_tongue, currency, personal_profile, translation_years, fields, updated_at)
   select id, true, 'en', 'CNY', 'Ten years of translation of ' || address, '5-10', '{law}', now()
   from unnest($1::uuid[], $2::text[]) as one (id, address)`,
  `insert into public_profile (person_id, is_open, address, headline, agreed_at, changed_at)
   select id, true, address, 'Contracts, bylaws and patents', now(), now() - random() * interval '300 days'
   from unnest($1::uuid[], $2::text[]) as one (id, address)`,
];

/** Few languages are frequent and most are rare, as on a market; `$2` are their codes by frequency. */
const outputs = `
  insert into supplier_output
    (id, person_id, source_language, target_language, project_type, unit_price, currency, unit, created_at)
  select gen_random_uuid(), id, source, target, 'translation', 20000, 'CNY', 'thousand-words', now()
  from (
    select id,
      ($2::text[])[1 + floor(cardinality($2::text[]) * power(random(), 4))::int] as source,
      ($2::text[])[1 + floor(cardinality($2::text[]) * power(random(), 4))::int] as target
    from unnest($1::uuid[]) as id, generate_series(1, 2)
  ) as pair
  where source <> target
  on conflict do nothing`;

/** Suppliers who agreed to be shown to everybody, with up to two language pairs each. */
export async function insertPublicSuppliers(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const codes = languages.map(({ value }) => value);
  try {
    await client.query('select setseed(0.5)');
    for (let from = 0; from < count; from += batch) {
      const length = Math.min(batch, count - from);
      const people = Array.from({ length }, (_, at) => personAt(from + at));
      const ids = people.map(({ id }) => id);
      const addresses = people.map(({ address }) => address);
      await client.query('begin');
      for (const statement of statements) await client.query(statement, [ids, addresses]);
      await client.query(outputs, [ids, codes]);
      await client.query(
        `insert into public_address (key, address, person_id)
         select * from unnest($1::text[], $2::text[], $3::uuid[])`,
        [addresses.map(addressKey), addresses, ids],
      );
      await client.query('commit');
    }
    await client.query(
      'vacuum analyze person, supplier_profile, supplier_output, public_profile, public_address',
    );
  } finally {
    await client.end();
  }
}

/** Ids lie over the whole range, as random ones do: the sitemap parts people by the first digits. */
function personAt(place: number): { id: string; address: string } {
  const digits = place.toString(16).padStart(12, '0');
  const first = Math.imul(place + 1, 0x9e3779b1) >>> 0;
  return {
    id: `${first.toString(16).padStart(8, '0')}-0000-4000-8000-${digits}`,
    address: `bench-${digits.slice(6).replaceAll(/./g, (digit) => letters.charAt(parseInt(digit, 16)))}`,
  };
}
