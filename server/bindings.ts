import type { HttpBindings } from '@hono/node-server';
import type { Visit } from './context.ts';

/** What Hono's handlers find in `c.env`. */
export type Bindings = { Bindings: HttpBindings & { visit: Visit } };
