import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { guardedRoutes } from '#tests/admin/guarded-routes.ts';
import { projectRoot } from '../process/project-root.ts';
import { bodyLimitOf } from './body-limits.ts';

const configuration = readFileSync(resolve(projectRoot, 'deploy/nginx.conf'), 'utf8');

const bytesOf = (size: string) => Number.parseInt(size, 10) * (size.endsWith('m') ? 2 ** 20 : 1024);

const locations = [...configuration.matchAll(/location (~ )?(\S+) \{([^}]*)\}/g)].map(
  ([, isPattern, place = '', rules = '']) => ({
    isPattern: isPattern !== undefined,
    place,
    most: /client_max_body_size (\S+);/.exec(rules)?.[1],
  }),
);
const usual = /^ {2}client_max_body_size (\S+);/m.exec(configuration)?.[1] ?? '';

/** The size that nginx accepts: the first matching pattern, else the longest prefix. */
function nginxLimitOf(path: string): number {
  const pattern = locations.find(
    ({ isPattern, place }) => isPattern && new RegExp(place).test(path),
  );
  const [prefix] = locations
    .filter(({ isPattern, place }) => !isPattern && path.startsWith(place))
    .sort((a, b) => b.place.length - a.place.length);
  return bytesOf((pattern ?? prefix)?.most ?? usual);
}

const addresses = [
  ...guardedRoutes.map(({ path }) => path).filter((path) => path !== '/admin'),
  ...['/contact', '/newsletter', '/news/1/like', '/about', '/admin/login', '/admin/login-code'],
  ...['/admin/sign-in-again', '/admin/logout', '/admin/invitation', '/admin/new-password'],
  ...['/functions/v1/send-contact-email', '/functions/v1/delete-storage-files'],
];

test.each(addresses)(
  'nginx accepts bodies for %s up to slightly above the site’s limit',
  (path) => {
    const { most, withFiles = most } = bodyLimitOf(path);
    for (const spelled of [path, `${path}.data`]) {
      const limit = nginxLimitOf(spelled);
      expect(limit).toBeGreaterThanOrEqual(withFiles);
      // nginx has one limit for all screens of the back-office without files.
      expect(limit).toBeLessThanOrEqual(
        Math.max(withFiles, path.startsWith('/admin/') ? 2.5 * 2 ** 20 : 128 * 1024),
      );
    }
  },
);
