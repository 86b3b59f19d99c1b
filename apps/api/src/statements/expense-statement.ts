import type { Earnings, RequestOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { inLanguage, refuse, type BilingualText } from '../calls/refusal.ts';
import { supplierBalancesBefore, supplierMovements } from '../ledger/ledger-repository.ts';
import { findPerson } from '../persons/person-repository.ts';
import { shownName } from '../accounts/identity/shown-name.ts';
import { requireNoFaults } from '../calls/field-rules.ts';
import { earningsOf } from '../payouts/settlements/earnings.ts';
import { answerWithStatement, requireRoom, rowsToRead } from './answer-statement.ts';
import { daySpan, daySpanFaults } from '../calls/day-span.ts';
import type { Statement } from './statement.ts';
import { statementTime } from './statement-time.ts';
import { byClient, byMonth, byPair, earnedTotals } from './earnings-tables.ts';
import { documentLabels, issuedAt, movementLabels } from './labels.ts';

type Request = RequestOf<typeof calls.supinterface.settlement.downloadExpenseDetails>;
type Balances = Awaited<ReturnType<typeof supplierBalancesBefore>>;
type Movement = Awaited<ReturnType<typeof supplierMovements>>['rows'][number];

const currency = 'CNY';

/** Every movement of the supplier's money in a span of days, at most a year, and what was earned in it. Throws `invalid`. */
export async function downloadExpenseDetails(
  { from, to, format }: Request,
  context: CallContext,
): Promise<Record<string, never>> {
  requireNoFaults(daySpanFaults({ from, to }));
  const { deps, personId } = context;
  const page = { limit: rowsToRead(format), offset: 0 };
  const days = daySpan({ from, to });
  const { rows } = await supplierMovements(deps.db, personId, currency, days, page);
  requireRoom(format, rows.length);
  const opening = await supplierBalancesBefore(deps.db, personId, currency, days.from);
  const earnings = await earningsOf(days, context);
  // As account books have it, the oldest first.
  const moved = { opening, rows: rows.toReversed(), earnings };
  const statement = await statementOf({ from, to }, moved, context);
  await answerWithStatement(statement, format, context);
  return {};
}

interface Moved {
  opening: Balances;
  rows: readonly Movement[];
  earnings: Earnings;
}

async function statementOf(
  { from, to }: Pick<Request, 'from' | 'to'>,
  { opening, rows: movements, earnings }: Moved,
  { deps, personId, language, now }: CallContext,
): Promise<Statement> {
  const say = (text: BilingualText) => inLanguage(text, language);
  const person = (await findPerson(deps.db, personId)) ?? refuse('notFound');
  const total = (account: 'pending' | 'available' | 'receivable') =>
    movements.reduce((sum, movement) => sum + movement[account], 0);
  const accounts = [
    ['pending', say({ en: 'On hold', zh: '冻结期' })],
    ['available', say({ en: 'Available', zh: '可结算' })],
    ['receivable', say({ en: 'Owed', zh: '应退' })],
  ] as const;
  const balances = (moved: typeof total) =>
    accounts.map(([account]) => opening[account] + moved(account));
  return {
    language,
    title: say({ en: 'Statement of earnings', zh: '收入对账单' }),
    subject: `${from} – ${to}`,
    fileName: `${say({ en: 'expense-details', zh: '收入对账单' })}-${from}-${to}`,
    issued: say(issuedAt(statementTime(now))),
    facts: [
      { label: say({ en: 'Supplier', zh: '译员' }), value: shownName(person.name, language) },
      { label: say({ en: 'Days', zh: '日期' }), value: `${from} – ${to}` },
    ],
    columns: [
      { title: say({ en: 'Time', zh: '时间' }), times: true },
      { title: say({ en: 'What happened', zh: '事项' }), wide: true },
      { title: say({ en: 'Project or settlement', zh: '项目或结算单' }), wide: true },
      ...accounts.map(([, title]) => ({ title: `${title} (${currency})`, currency })),
    ],
    rows:
      movements.length === 0
        ? []
        : [
            ['', say({ en: 'Opening balance', zh: '期初余额' }), '', ...balances(() => 0)],
            ...movements.map(({ at, event, subject, order_number, ...moved }) => [
              statementTime(at),
              say(movementLabels[event]),
              // On paper a dot between them would be as wide as a Chinese character.
              order_number === null ? subject : `${subject} (${order_number})`,
              ...accounts.map(([account]) => moved[account] || null),
            ]),
            ['', say({ en: 'Closing balance', zh: '期末余额' }), '', ...balances(total)],
          ],
    empty: say(documentLabels.nothing),
    further: [byMonth, byClient, byPair].map((table) => table(earnings, language)),
    totals: [
      ...earnedTotals(earnings, language),
      ...accounts.map(([account, label]) => ({
        label: say({ en: `Change: ${label.toLowerCase()}`, zh: `${label}变动` }),
        money: { amount: total(account), currency },
      })),
    ],
    notes: [say(documentLabels.noInvoice)],
  };
}
