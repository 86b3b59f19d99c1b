// The yardstick: Fastify with nothing of ours, running given SQL per request. Started by the benches.
import Fastify from 'fastify';
import pg from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}

const statements: Statement[] = JSON.parse(process.env.STATEMENTS ?? '[]');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

app.post('/bare', async () => {
  const results = [];
  for (const [index, { text, values }] of statements.entries()) {
    results.push(await pool.query({ name: `s${index}`, text, values }));
  }
  return { code: 0, msg: '', data: results.at(-1)?.rows ?? {} };
});

const url = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ ready: true, url }));
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
