import { DAY, addMs, type Identity } from '@tolk/domain';
import type { TermsCall } from '../support/negotiations.ts';
import { idleFor, offerFor } from '../support/negotiations.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Fixture } from '../bad-input/fixture.ts';
import { interfaceOf, ofBothSides, other, type Case, type Cases, type Input } from './case.ts';

/** Every action of a negotiation, by both sides. */
export function negotiationCases(tolk: TestApp, fixture: () => Fixture): Cases {
  const market = () => fixture().market;
  const terms = (input: Input) =>
    input === 'smallest'
      ? {}
      : {
          unitPrice: 155_00,
          workload: 11.5,
          deliverTime: addMs(tolk.clock.now(), 10 * DAY).toISOString(),
          note: 'Could we meet here?',
        };
  const by = (side: Identity, call: TermsCall, ready: (input: Input) => Promise<object>): Case => ({
    path: `${interfaceOf[side]}/${call}`,
    ready: async (input) => ({ token: market()[side].token, body: await ready(input) }),
  });

  return {
    ...ofBothSides('negotiation', 'proposeTerms', (side) =>
      by(side, 'proposeTerms', async (input) => ({
        ...(await idleFor(market(), side)),
        ...terms(input),
      })),
    ),
    ...ofBothSides('negotiation', 'counterTerms', (side) => ({
      ...by(side, 'counterTerms', async (input) => ({
        ...(await offerFor(market(), side, other[side])),
        unitPrice: 145_00,
        ...terms(input),
      })),
      needs: ['unitPrice'],
    })),
    ...ofBothSides('negotiation', 'agreeTerms', (side) => ({
      ...by(side, 'answerTerms', async () => ({
        ...(await offerFor(market(), side, other[side])),
        agree: true,
      })),
      without: { reason: 'only a decline has one' },
    })),
    ...ofBothSides('negotiation', 'declineTerms', (side) =>
      by(side, 'answerTerms', async (input) => ({
        ...(await offerFor(market(), side, other[side])),
        agree: false,
        ...(input === 'richest' ? { reason: 'Too dear.' } : {}),
      })),
    ),
    ...ofBothSides('negotiation', 'withdrawTerms', (side) => ({
      ...by(side, 'withdrawTerms', () => offerFor(market(), side, side)),
      alike: true,
    })),
  };
}
