import * as build from 'virtual:react-router/server-build';
import type { Environment } from './process/env.ts';
import { serve } from './serve.ts';

/** Starts the site with the pages of the same build. */
export const serveBuilt = (env: Environment) => serve(env, { loadBuild: async () => build });
