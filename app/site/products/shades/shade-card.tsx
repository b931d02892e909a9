import { useMessages } from '#app/i18n/locale.ts';
import { shadeFilePath, shadeFiles, shadeFormats } from '#domain/addresses/shade-files.ts';
import type { ShownShade } from '#domain/shades/shown-shades.server.ts';
import { Shade } from './shade.tsx';

interface ShadeCardProps {
  /** The slug of the product. */
  product: string;
  shades: readonly ShownShade[];
}

/** The shades of a product; nothing if there are none. */
export function ShadeCard({ product, shades }: ShadeCardProps) {
  const messages = useMessages().shades;
  if (shades.length === 0) return null;
  return (
    <section className="rule grid gap-6 pt-6 print:hidden" aria-labelledby="shades">
      <h2 id="shades" className="subheading">
        {messages.heading}
      </h2>
      <p className="caption max-w-prose">
        {messages.note}
        {shades.some(({ pictures, light }) => pictures.length === 0 && light) && (
          <> {messages.drawn}</>
        )}
      </p>
      <ul className="shade-card">
        {shades.map((shade) => (
          <Shade key={shade.id} product={product} shade={shade} />
        ))}
      </ul>
      {shades.some(({ light }) => light) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="caption">{messages.download}</span>
          {shadeFormats.map((format) => (
            <a
              key={format}
              className="link"
              lang="en"
              href={shadeFilePath(product, format)}
              download=""
            >
              {shadeFiles[format].name}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
