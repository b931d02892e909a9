import * as build from 'virtual:react-router/server-build';
import type { Environment } from './env.ts';
import { serve } from './serve.ts';

/** Starts the site on the pages that were built with it. */
export const serveBuilt = (env: Environment) => serve(env, { loadBuild: async () => build });
