export {
  createCaller,
  type Answer,
  type Caller,
  type CallerOptions,
  type CallOptions,
} from './caller.ts';
export { exchange } from './exchange.ts';
export { signCall } from './sign.ts';
export { passHumanCheck, solveProof } from './pass-human-check.ts';
