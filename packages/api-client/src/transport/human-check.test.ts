import { isHumanCheckRequired, isSilentHumanCheck } from './human-check-required.ts';
import { solveProof } from './human-check.ts';

/** SHA-256 of `salt42`, by `printf salt42 | sha256sum`. */
const challenge = 'ba5bf48c9d94fef61432ae21b346d1307be9476c9c8e98d111366abbb69d45cd';
const patient = { onProgress: () => {}, signal: new AbortController().signal };

describe('solveProof', () => {
  it('finds the number behind a challenge', async () => {
    const proof = { challenge, salt: 'salt', maxnumber: 50_000 };
    expect(await solveProof(proof, patient)).toBe(42);
  });

  it('finds nothing below the number', async () => {
    const proof = { challenge, salt: 'salt', maxnumber: 41 };
    await expect(solveProof(proof, patient)).rejects.toThrow('No number fits');
  });

  it('stops when it is called off', async () => {
    const calledOff = new AbortController();
    const shares: number[] = [];
    const onProgress = (share: number) => {
      shares.push(share);
      calledOff.abort(new Error('called off'));
    };
    const proof = { challenge: 'no such hash', salt: 'salt', maxnumber: 5_000_000 };
    const running = solveProof(proof, { onProgress, signal: calledOff.signal });
    await expect(running).rejects.toThrow('called off');
    expect(shares).toHaveLength(1);
  });
});

it('knows the refusal that wants a human check', () => {
  expect(isHumanCheckRequired({ code: 1009, message: '', effect: 'message' })).toBe(true);
  expect(isHumanCheckRequired({ code: 1005, message: '', effect: 'message' })).toBe(false);
  expect(isHumanCheckRequired(new Error('1009'))).toBe(false);
});

it('asks nobody only where the server trusts the device', () => {
  const refused = (code: number, data?: object) => ({ code, message: '', effect: 'message', data });
  expect(isSilentHumanCheck(refused(1009, { silent: true }))).toBe(true);
  expect(isSilentHumanCheck(refused(1009, { silent: false }))).toBe(false);
  expect(isSilentHumanCheck(refused(1009))).toBe(false);
  expect(isSilentHumanCheck(refused(1005, { silent: true }))).toBe(false);
});
