import { pathTo, routeAt, routes } from './routes.ts';

it('no two screens share a name or a path', () => {
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

it('a link by name carries its query and leaves out what is not set', () => {
  expect(pathTo('jobDetail', { projectReleaseInforId: 'a b', from: undefined })).toBe(
    '/jobhall/jobdetail?projectReleaseInforId=a+b',
  );
  expect(pathTo('login')).toBe('/login');
});

it('the job list is kept alive and the job detail is open to visitors', () => {
  expect(routeAt('/jobhall/joblist')?.keepAlive).toBe(true);
  expect(routeAt('/jobhall/jobdetail')?.area).toBe('public');
  expect(routeAt('/nowhere')).toBeUndefined();
});
