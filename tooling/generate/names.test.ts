import { parseHome } from './call-in-api.ts';
import { parseCall } from './call-name.ts';
import { Changes } from './files.ts';
import { parseScreen } from './screen-name.ts';

describe('parseCall', () => {
  it('derives the names of a call that reads', () => {
    expect(parseCall('supinterface/orders', 'getFooBar')).toMatchObject({
      path: '/supinterface/getFooBar',
      access: 'supplier',
      definitions: 'supOrders',
      hook: 'useSupGetFooBarQuery',
      file: 'get-foo-bar',
    });
  });

  it('takes any other verb for a change', () => {
    expect(parseCall('clientinterface/orders', 'addFoo')).toMatchObject({
      reads: false,
      hook: 'useClientAddFooMutation',
    });
  });

  it.each([
    ['orders', 'getFoo'],
    ['nointerface/orders', 'getFoo'],
    ['supinterface/orders', 'Get Foo'],
  ])('shows the usage for %s %s', (place, name) => {
    expect(() => parseCall(place, name)).toThrow(/^Usage/);
  });
});

describe('parseHome', () => {
  it('takes an area of the api and a capability in it, which may be new', () => {
    expect(parseHome(new Changes(), 'orders/refunds')).toBe('orders/refunds');
    expect(parseHome(new Changes(), 'orders/tips')).toBe('orders/tips');
  });

  it.each([undefined, 'nowhere/refunds', '../orders', 'orders/a/b'])('refuses %s', (home) => {
    expect(() => parseHome(new Changes(), home)).toThrow(/^Name the area/);
  });
});

describe('parseScreen', () => {
  it('derives name, area and title from app and path', () => {
    expect(parseScreen('supplier-portal', '/jobhall/joblist')).toMatchObject({
      name: 'jobhallJoblist',
      area: 'supplier',
      title: 'Joblist',
      file: 'apps/supplier-portal/src/routes/jobhall/joblist',
    });
  });

  it('shows the usage for an unknown app', () => {
    expect(() => parseScreen('nowhere', '/a')).toThrow(/^Usage/);
  });
});
