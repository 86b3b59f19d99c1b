import { headers as names } from '@tolk/contract/headers';
import type { Heard, Language } from './wire.ts';

export interface Expected {
  language: Language;
  /** One of these codes. */
  codes?: readonly number[];
  /** Has to be among `data.fields`. */
  field?: string | undefined;
}

const han = /\p{Script=Han}/u;

/** What a refusal must never show: stack frames, source files, SQL and what PostgreSQL says. */
const leaks = [
  /\n\s+at |\\n\s+at /,
  /node_modules|\.ts:\d|file:\/\//,
  /\b(select|delete) .*\bfrom\b|\binsert into\b|\bupdate \w+ set\b/i,
  /syntax error|violates|constraint|relation "|column "|sqlstate|postgres|kysely|bigint/i,
  /ECONN|TypeError|RangeError|SyntaxError|Unexpected token|undefined|\[object /,
];

/** What is wrong with an answer; empty when all is well. */
export function faultsOf(heard: Heard, { language, codes, field }: Expected): string[] {
  const { status, text, envelope } = heard;
  const faults: string[] = [];
  if (status >= 500) faults.push(`HTTP ${status}`);
  if (codes && !codes.includes(envelope.code)) faults.push(`code ${envelope.code}`);
  if (envelope.code === 0) return faults;
  faults.push(...envelopeFaults(heard));
  if (!speaks(envelope.msg, language)) faults.push(`msg in the wrong language: ${envelope.msg}`);
  const fields = fieldsIn(envelope.data);
  for (const [name, message] of Object.entries(fields)) {
    if (!speaks(message, language)) faults.push(`${name} in the wrong language: ${message}`);
  }
  if (field !== undefined && !Object.hasOwn(fields, field)) {
    faults.push(`names ${Object.keys(fields).join(', ') || 'no field'} instead of ${field}`);
  }
  const leak = leaks.find((pattern) => pattern.test(text));
  if (leak) faults.push(`shows ${leak.exec(text)?.[0]}`);
  return faults;
}

function envelopeFaults({ status, text, envelope, headers }: Heard): string[] {
  const faults: string[] = [];
  if (envelope.code === -1) return [`no envelope: ${text.slice(0, 80)}`];
  const expected = [413, 429].includes(envelope.code) ? envelope.code : 200;
  if (status !== expected) faults.push(`HTTP ${status} with code ${envelope.code}`);
  if (Object.keys(JSON.parse(text)).join() !== 'code,msg,data') faults.push('a bent envelope');
  if (text.length > 20_000) faults.push(`an answer of ${text.length} characters`);
  if (!/^\d{13}$/.test(headers.get(names.serverTime) ?? '')) faults.push('no server time');
  if (!headers.get(names.requestId)) faults.push('no request id');
  return faults;
}

function speaks(text: string, language: Language): boolean {
  return text !== '' && han.test(text) === (language === 'zh-CN');
}

function fieldsIn(data: Record<string, unknown>): Record<string, string> {
  const { fields } = data;
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}
