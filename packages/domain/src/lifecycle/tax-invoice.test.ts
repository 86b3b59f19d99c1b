import { actionsFor, findTransition, type Actor } from './lifecycle.ts';
import {
  taxInvoiceActions,
  taxInvoiceLifecycle,
  taxInvoiceStatuses,
  type TaxInvoiceAction,
  type TaxInvoiceStatus,
} from './tax-invoice.ts';

type Row = Partial<Record<Actor, Partial<Record<TaxInvoiceAction, TaxInvoiceStatus | 'same'>>>>;

const allowed: Record<TaxInvoiceStatus, Row> = {
  requested: {
    client: { withdraw: 'withdrawn' },
    staff: { assign: 'inWork', issue: 'issued', decline: 'declined' },
    provider: { refund: 'same' },
  },
  inWork: {
    staff: { assign: 'inWork', putBack: 'requested', issue: 'issued', decline: 'declined' },
    provider: { refund: 'same' },
  },
  issued: { provider: { refund: 'toCorrect' } },
  toCorrect: {
    staff: { assign: 'same', correct: 'corrected' },
    provider: { refund: 'toCorrect' },
  },
  corrected: { provider: { refund: 'toCorrect' } },
  declined: {},
  withdrawn: {},
};

const actors: readonly Actor[] = ['client', 'supplier', 'staff', 'timer', 'provider'];

describe.each(taxInvoiceStatuses)('a tax invoice that is %s', (status) => {
  it.each(actors)('allows the %s what the table says and nothing else', (actor) => {
    const expected = taxInvoiceActions.map((action) => [action, allowed[status][actor]?.[action]]);
    const found = taxInvoiceActions.map((action) => [
      action,
      findTransition(taxInvoiceLifecycle, status, actor, action)?.to,
    ]);
    expect(found).toEqual(expected);
  });
});

it('a tax invoice is asked for by the client and nobody else', () => {
  const askers = actors.filter((actor) =>
    findTransition(taxInvoiceLifecycle, null, actor, 'request'),
  );
  expect(askers).toEqual(['client']);
});

it('a tax invoice about nothing that was paid can’t be issued, only declined', () => {
  const states = actionsFor(taxInvoiceLifecycle, 'inWork', 'staff', { paid: 0 }, new Date(0));
  expect(states).toEqual([
    { action: 'assign', enabled: true },
    { action: 'putBack', enabled: true },
    { action: 'issue', enabled: false, reason: 'nothingToInvoice' },
    { action: 'decline', enabled: true },
  ]);
});
