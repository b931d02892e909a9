import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

const packageFile = findPackageJSON(import.meta.url);
if (!packageFile) throw new Error('package.json is missing.');

/** The repository's folder. The built server runs from a folder below it. */
export const projectRoot = dirname(packageFile);
