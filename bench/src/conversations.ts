import type { Pool } from 'pg';

/** An empty conversation of the two, open to both. */
export async function openConversation(
  pool: Pool,
  { clientId, supplierId }: { clientId: string; supplierId: string },
): Promise<string> {
  const conversationId = crypto.randomUUID();
  await pool.query(
    `insert into conversation (id, client_id, supplier_id, begun_by, created_at) values ($1, $2, $3, 'client', now())`,
    [conversationId, clientId, supplierId],
  );
  await pool.query(
    `insert into conversation_side (conversation_id, identity, person_id, last_at)
     values ($1, 'client', $2, now()), ($1, 'supplier', $3, now())`,
    [conversationId, clientId, supplierId],
  );
  return conversationId;
}

/**
 * Adds `count` messages to each of these conversations, from both sides in turn, of words that people
 * write about jobs; one in a thousand says `rare`.
 */
export async function growConversations(
  pool: Pool,
  conversationIds: readonly string[],
  { count, rare }: { count: number; rare: string },
): Promise<void> {
  const words =
    '请问 合同 翻译 什么 时候 可以 交付 附件 已经 上传 谢谢 术语 表格 deadline draft contract delivery glossary'.split(
      ' ',
    );
  for (const conversationId of conversationIds) {
    await pool.query(
      `insert into message (conversation_id, seq, changed, message_id, by, text, created_at)
       select $1, seq, seq, gen_random_uuid(), case seq % 2 when 0 then 'client' else 'supplier' end,
         (select string_agg(($3::text[])[1 + floor(random() * cardinality($3::text[]))::int + 0 * (seq + word)], ' ')
            from generate_series(1, 8) as word)
           || case seq % 1000 when 7 then ' ' || $4 else '' end || ' ' || seq,
         now() - make_interval(secs => $2 - seq)
       from generate_series(1, $2::int) seq`,
      [conversationId, count, words, rare],
    );
    await pool.query('update conversation set last_change = $2 where id = $1', [
      conversationId,
      count,
    ]);
  }
  await pool.query('vacuum analyze message');
}
