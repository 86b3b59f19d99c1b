import { inDatabase } from './database.ts';
import { startOwnProduct } from './own-product.ts';
import { getProduct, type RunningProduct } from './product.ts';

/** Rows that each list gets besides what the demo has. */
const manyRows = 10_000;

/**
 * Everything that lists hold of the demo's people, straight in the database: `people` and their
 * applications for the client's oldest posting, postings of the client, the supplier's application for each, notifications, acts of the staff.
 */
const statements = [
  `insert into person (id, email, name, identity, own_invitation_code, created_at)
   select gen_random_uuid(), 'many' || n || '@example.com', 'Supplier ' || n, 'supplier',
     'many' || n, now() - n * interval '1 minute'
   from generate_series(1, $1::int) as n`,
  `insert into posting (id, owner_id, name, project_type, field, source_language,
     target_language, salary, currency, unit, workload, published_at, deadline, zone, remarks,
     contact_name, contact_phone, region)
   select gen_random_uuid(), client.id, 'Posting ' || n, 'translation', 'law', 'en', 'fr', 30000,
     'CNY', 'thousand-words', 3, now() - n * interval '1 minute', now() + interval '30 days',
     'Asia/Shanghai', 'One of many', 'Ada', '+86', 'remote'
   from generate_series(1, $1::int) as n, person as client
   where client.email = 'client@tolk.example'`,
  `insert into application (id, posting_id, client_id, supplier_id, content, expected_price,
     created_at, status_changed_at)
   select gen_random_uuid(), posting.id, posting.owner_id, supplier.id, 'One of many', 30000,
     posting.published_at, posting.published_at
   from posting, person as supplier
   where posting.name like 'Posting %' and supplier.email = 'supplier@tolk.example'
   limit $1::int`,
  `insert into application (id, posting_id, client_id, supplier_id, content, expected_price,
     created_at, status_changed_at)
   select gen_random_uuid(), posting.id, posting.owner_id, supplier.id, 'One of many', 30000,
     supplier.created_at, supplier.created_at
   from posting, person as supplier
   where posting.name = 'Posting 1' and supplier.email like 'many%'
   limit $1::int`,
  `insert into notification (id, person_id, identity, kind, title_en, title_zh, text_en, text_zh,
     path, created_at)
   select gen_random_uuid(), id, identity, 'savedSearchNow', 'Notice', 'Notice', 'Notice', 'Notice', '/',
     now() - n * interval '1 minute'
   from generate_series(1, $1::int) as n, person
   where email in ('client@tolk.example', 'supplier@tolk.example')`,
  `insert into audit_entry (id, staff_id, role, action, subject, address, at)
   select gen_random_uuid(), id, role, 'confirmLogin', 'staff', '127.0.0.1',
     now() - n * interval '1 minute'
   from generate_series(1, $1::int) as n, staff
   where account = 'admin@tolk.example'`,
];

interface FullProduct extends RunningProduct {
  stop: () => Promise<void>;
}

/** A product of its own whose lists of the demo's people hold `manyRows` and more. */
export async function startFullProduct(): Promise<FullProduct> {
  const product = await startOwnProduct();
  try {
    await inDatabase(product, async (client) => {
      for (const statement of statements) await client.query(statement, [manyRows]);
      await client.query('analyze');
    });
  } catch (error) {
    await product.stop();
    throw error;
  }
  return {
    ...getProduct(),
    url: product.url,
    sandboxUrl: product.sandbox.url,
    demoAccounts: product.demoAccounts,
    staffToken: '',
    stop: product.stop,
  };
}
