import { parseCall } from './call-name.ts';
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
