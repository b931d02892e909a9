import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of both audiences. */
export default [
  layout('site/layout/site-layout.tsx', { id: 'site' }, [
    index('site/home/home-page.tsx'),
    route('about', 'site/about/about-page.tsx'),
    route('products', 'site/products/product-list-page.tsx'),
    route('products/:slug', 'site/products/product-page.tsx'),
    route('resources', 'site/gallery/gallery-list-page.tsx'),
    route('resources/:slug', 'site/gallery/gallery-page.tsx'),
    route('news', 'site/news/news-list-page.tsx'),
    route('news/:slug', 'site/news/news-page.tsx'),
    route('contact', 'site/contact/contact-page.tsx'),
    route('*', 'site/not-found/not-found-page.tsx'),
  ]),
  route('news/:id/like', 'site/news/like-action.ts'),
  route('likes', 'site/news/likes-answer.ts'),
  route('sitemap.xml', 'site/seo/sitemap.ts'),
  route('robots.txt', 'site/seo/robots.ts'),
  route('news/feed.xml', 'site/seo/news-feed.ts'),
  route('newsletter', 'site/newsletter/subscribe.ts'),
  route('policies/:name', 'site/policies/policy.ts'),
  route('admin/login', 'admin/sign-in/sign-in-page.tsx'),
  route('admin/sign-in-again', 'admin/sign-in/sign-in-again-route.ts'),
  route('admin/logout', 'admin/sign-in/logout-route.ts'),
  route('admin', 'admin/admin-layout.tsx', [
    index('admin/dashboard/dashboard-page.tsx'),
    route('products', 'admin/products/products-page.tsx'),
    route('categories', 'admin/categories/categories-page.tsx'),
    route('item-codes', 'admin/item-codes/item-codes-page.tsx'),
    route('gallery-categories', 'admin/gallery-categories/gallery-categories-page.tsx'),
    route('translations', 'admin/translations/translations-page.tsx'),
    route('general-settings', 'admin/settings/settings-layout.tsx', [
      index('admin/settings/carousel-tab.tsx'),
      route('global', 'admin/settings/slide-duration-tab.tsx'),
      route('contact', 'admin/settings/contact-email-tab.tsx'),
      route('subscribers', 'admin/settings/subscribers-tab.tsx'),
      route('stale-files', 'admin/settings/stale-files-tab.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
