import { applicationActions, applicationLifecycle } from './application.ts';
import { earningsActions, earningsLifecycle } from './earnings.ts';
import { feedbackActions, feedbackLifecycle } from './feedback.ts';
import { deadEnds, unreachableStates, type Lifecycle } from './lifecycle.ts';
import { milestoneActions, milestoneLifecycle } from './milestone.ts';
import { negotiationActions, negotiationLifecycle } from './negotiation.ts';
import { orderActions, orderLifecycle } from './order.ts';
import { positionActions, positionLifecycle } from './position.ts';
import { testMarkingActions, testMarkingLifecycle } from './test-marking.ts';
import { testRequestActions, testRequestLifecycle } from './test-request.ts';
import { serviceActions, serviceLifecycle } from '../service-desk/service-conversation.ts';

function soundness<State extends string, Action extends string, Facts>(
  lifecycle: Lifecycle<State, Action, Facts>,
  actions: readonly Action[],
) {
  const used = new Set(lifecycle.transitions.map(({ action }) => action));
  return {
    unreachable: unreachableStates(lifecycle),
    deadEnds: deadEnds(lifecycle),
    unused: actions.filter((action) => !used.has(action)),
    leavingFinal: lifecycle.transitions
      .filter(({ from, to }) => to !== 'same' && from.some((s) => lifecycle.final.includes(s)))
      .map(({ action }) => action),
  };
}

const sound = { unreachable: [], deadEnds: [], unused: [], leavingFinal: [] };

describe('every lifecycle', () => {
  it('order: reaches each state, leaves each that is not final, uses each action', () => {
    expect(soundness(orderLifecycle, orderActions)).toEqual(sound);
  });

  it('milestone: reaches each state, leaves each that is not final, uses each action', () => {
    expect(soundness(milestoneLifecycle, milestoneActions)).toEqual(sound);
  });

  it('position: reaches each state, leaves each that is not final, uses each action', () => {
    expect(soundness(positionLifecycle, positionActions)).toEqual(sound);
  });

  it('application: reaches each state, leaves each that is not final, uses each action', () => {
    expect(soundness(applicationLifecycle, applicationActions)).toEqual(sound);
  });

  it('negotiation: reaches each state, leaves each that is not final, uses each action', () => {
    expect(soundness(negotiationLifecycle, negotiationActions)).toEqual(sound);
  });

  it('earnings: reach each state, leave each that is not final, use each action', () => {
    expect(soundness(earningsLifecycle, earningsActions)).toEqual(sound);
  });

  it('feedback: reaches each state, leaves each that is not final, uses each action', () => {
    expect(soundness(feedbackLifecycle, feedbackActions)).toEqual(sound);
  });

  it('test request: reaches each state, leaves each that is not final, uses each action', () => {
    expect(soundness(testRequestLifecycle, testRequestActions)).toEqual(sound);
  });

  it('test marking: reaches each state, leaves each that is not final, uses each action', () => {
    expect(soundness(testMarkingLifecycle, testMarkingActions)).toEqual(sound);
  });

  it('service desk: reaches each state, leaves each that is not final, uses each action', () => {
    expect(soundness(serviceLifecycle, serviceActions)).toEqual(sound);
  });
});

describe('the soundness checks', () => {
  const broken: Lifecycle<'a' | 'b' | 'island' | 'trap', 'go' | 'stay' | 'leave', null> = {
    name: 'broken',
    states: ['a', 'b', 'island', 'trap'],
    initial: 'a',
    final: ['b'],
    transitions: [
      { action: 'go', actor: ['client'], from: ['a'], to: 'b', source: 'test' },
      { action: 'go', actor: ['client'], from: ['a'], to: 'trap', source: 'test' },
      { action: 'stay', actor: ['client'], from: ['trap'], to: 'same', source: 'test' },
      { action: 'leave', actor: ['client'], from: ['island'], to: 'b', source: 'test' },
    ],
  };

  it('find a state that nothing leads to', () => {
    expect(unreachableStates(broken)).toEqual(['island']);
  });

  it('find a state that nothing leads out of', () => {
    expect(deadEnds(broken)).toEqual(['trap']);
  });
});
