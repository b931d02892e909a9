import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of both audiences. */
export default [
  layout('site/layout/site-layout.tsx', { id: 'site' }, [
    index('site/home/home-page.tsx'),
    route('*', 'site/not-found/not-found-page.tsx'),
  ]),
  route('admin/login', 'admin/sign-in/sign-in-page.tsx'),
  route('admin', 'admin/admin-layout.tsx', [index('admin/dashboard/dashboard-page.tsx')]),
] satisfies RouteConfig;
