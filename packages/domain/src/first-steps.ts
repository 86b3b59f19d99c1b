import * as limits from './limits.ts';
import type { ProfileFactKey } from './profile-completeness.ts';
import { profileFacts } from './profile-completeness.ts';
import type { TestStep } from './test-steps.ts';
import { MINUTE } from './time.ts';

/** `waiting`: for us, not for the person. `later`: not before the steps above it. */
export const firstStepStates = ['done', 'open', 'waiting', 'later'] as const;
export type FirstStepState = (typeof firstStepStates)[number];

/** What a new supplier does, in this order, until their first application and payment. */
export const supplierFirstSteps = [
  'person',
  'languagePair',
  'background',
  'test',
  'apply',
  'payout',
] as const;
export type SupplierFirstStep = (typeof supplierFirstSteps)[number];

/** What a new client does, in this order, until their first order is paid. */
export const clientFirstSteps = ['publish', 'information', 'order', 'pay'] as const;
export type ClientFirstStep = (typeof clientFirstSteps)[number];

/** What each takes of the person's own time, with what it asks for at hand. */
export const firstStepMinutes: Readonly<Record<SupplierFirstStep | ClientFirstStep, number>> = {
  person: 4,
  languagePair: 1,
  background: 2,
  test: limits.languageTest.durationMs / MINUTE,
  apply: 3,
  payout: 5,
  publish: 3,
  information: 2,
  order: 5,
  pay: 2,
};

/** Minutes of the person's own time that a test takes from where it stands. */
const testMinutes: Readonly<Record<TestStep, number>> = {
  tested: 0,
  takeOnline: firstStepMinutes.test,
  ask: 2,
  awaitText: 0,
  translate: 60,
  awaitMarks: 0,
  awaitMarkers: 0,
  awaitRetake: 0,
  awaitCertificate: 0,
};

export interface FirstStep<Step extends string> {
  step: Step;
  state: FirstStepState;
  minutes: number;
  /** The fact of the profile to go to; null where the step is no part of it. */
  fact: ProfileFactKey | null;
}

interface SupplierSituation {
  /** Facts of the profile that are missing. */
  missing: readonly ProfileFactKey[];
  /** Of the pair that the supplier works in. */
  test: TestStep;
  applied: boolean;
}

export function firstStepsOfSupplier(known: SupplierSituation): FirstStep<SupplierFirstStep>[] {
  const steps = supplierFirstSteps.map((step) => supplierStep(step, known));
  const ready = steps.every(({ step, state }) => state === 'done' || !isBeforeApplying(step));
  return steps.map((one) =>
    one.step === 'apply' && one.state === 'open' && !ready ? { ...one, state: 'later' } : one,
  );
}

function supplierStep(
  step: SupplierFirstStep,
  known: SupplierSituation,
): FirstStep<SupplierFirstStep> {
  if (step === 'test') {
    return { step, state: testState(known.test), minutes: testMinutes[known.test], fact: null };
  }
  const minutes = firstStepMinutes[step];
  if (step === 'apply')
    return { step, state: known.applied ? 'done' : 'open', minutes, fact: null };
  const fact = known.missing.find((key) => stepOfFact(key) === step) ?? null;
  return { step, state: fact === null ? 'done' : 'open', minutes, fact };
}

/** Recommended facts are no step: nobody has to fill them in first. */
function stepOfFact(key: ProfileFactKey): SupplierFirstStep | null {
  const fact = profileFacts.find((one) => one.key === key);
  if (fact?.neededFor === 'settling') return 'payout';
  if (fact?.neededFor !== 'applying') return null;
  if (key === 'languagePair' || key === 'background') return key;
  return 'person';
}

function testState(step: TestStep): FirstStepState {
  if (step === 'tested') return 'done';
  return testMinutes[step] === 0 ? 'waiting' : 'open';
}

function isBeforeApplying(step: SupplierFirstStep): boolean {
  return step !== 'apply' && step !== 'payout';
}

interface ClientSituation {
  published: boolean;
  informationSaved: boolean;
  /** An order was sent; another one was accepted or is past that; one was paid. */
  ordered: boolean;
  accepted: boolean;
  paid: boolean;
}

export function firstStepsOfClient(known: ClientSituation): FirstStep<ClientFirstStep>[] {
  const { published, informationSaved, ordered, accepted, paid } = known;
  const states: Readonly<Record<ClientFirstStep, FirstStepState>> = {
    publish: published || ordered ? 'done' : 'open',
    information: informationSaved ? 'done' : 'open',
    order: ordered ? 'done' : published ? 'open' : 'later',
    pay: paid ? 'done' : accepted ? 'open' : 'later',
  };
  return clientFirstSteps.map((step) => ({
    step,
    state: states[step],
    minutes: firstStepMinutes[step],
    fact: null,
  }));
}

/** The one to do now; undefined while all that is left waits for somebody else. */
export function nextFirstStep<Step extends { state: FirstStepState }>(
  steps: readonly Step[],
): Step | undefined {
  return steps.find(({ state }) => state === 'open');
}
