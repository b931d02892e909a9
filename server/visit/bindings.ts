import type { HttpBindings } from '@hono/node-server';
import type { Visit } from './context.ts';

/** The type of `c.env` in Hono's handlers. */
export type Bindings = { Bindings: HttpBindings & { visit: Visit } };
