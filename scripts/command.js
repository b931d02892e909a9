// Commands that run from the sources load this first.
import module from 'node:module';
import './node-version.js';

// For each module, Node parses the package.json of its package. That of drizzle-orm has 180 kB, and its hundred
// modules would take most of a command's time.
module.registerHooks({
  resolve(specifier, context, next) {
    const isInside =
      specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isInside) return next(specifier, context);
    const { href } = new URL(specifier, context.parentURL);
    return { url: href, format: 'module', shortCircuit: true };
  },
});
