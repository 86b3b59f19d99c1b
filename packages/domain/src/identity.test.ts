import {
  homePath,
  identityOf,
  landingPath,
  languageNumber,
  otherIdentity,
  portOf,
} from './identity.ts';

describe('port, sent', () => {
  it('names the identity to enter: 1 the supplier, 0 the client', () => {
    expect(portOf('supplier')).toBe(1);
    expect(portOf('client')).toBe(0);
    expect(identityOf(1)).toBe('supplier');
    expect(identityOf(0)).toBe('client');
  });
});

describe('port, returned', () => {
  it('names the identity left behind: 0 leads to the supplier’s overview', () => {
    expect(landingPath(0)).toBe('/overview/index');
  });

  it('leads to the client’s overview when it is 1', () => {
    expect(landingPath(1)).toBe('/xqoverview/index');
  });
});

describe('an identity', () => {
  it('has the other one beside it', () => {
    expect(otherIdentity('supplier')).toBe('client');
    expect(otherIdentity('client')).toBe('supplier');
  });

  it('starts at its own overview', () => {
    expect(homePath('supplier')).toBe('/overview/index');
    expect(homePath('client')).toBe('/xqoverview/index');
  });
});

describe('a language', () => {
  it('is 0 for English and 1 for Chinese on the wire', () => {
    expect(languageNumber('en')).toBe(0);
    expect(languageNumber('zh-CN')).toBe(1);
  });
});
