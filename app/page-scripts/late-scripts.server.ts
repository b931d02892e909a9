import { lateType, soonOn } from './late-scripts.tsx';

const preload = /<link rel="modulepreload"/g;
const moduleScript = /<script type="module" async="">/;

/** A rendered page whose scripts wait for {@link LateScripts}; as it is where it has none. */
export function withLateScripts(html: string): string {
  return html
    .replaceAll(preload, `<link rel="modulepreload" media="${soonOn}"`)
    .replace(moduleScript, `<script type="${lateType}">`);
}
