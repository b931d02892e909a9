import { useMessages } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/message.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Swatch } from '#app/ui/swatch.tsx';
import type { readNearest, ShownNearShade } from '#domain/shades/nearest/shown-nearest.server.ts';
import { shadeName, shadePath, shadeRef } from '#domain/shades/shade-ref.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { AddToSamples } from '../samples/add-to-samples.tsx';

interface NearestShadesProps {
  asked: string;
  found: Awaited<ReturnType<typeof readNearest>>;
}

/** The shades nearest to the colour that the visitor asked for. */
export function NearestShades({ asked, found }: NearestShadesProps) {
  const { shades } = useMessages();
  return (
    <section className="nearest-shades" aria-labelledby="nearest">
      <h2 id="nearest" className="subheading">
        {fill(shades.nearestTo, { what: found?.what ?? asked })}
      </h2>
      {found && found.nearest.length > 0 ? (
        <>
          <p className="caption max-w-prose">
            {shades.distanceNote} {shades.note}
          </p>
          <ul className="shade-card">
            {found.nearest.map((near) => (
              <NearShade key={near.shade.id} {...near} />
            ))}
          </ul>
        </>
      ) : (
        <p>{shades.none}</p>
      )}
    </section>
  );
}

function NearShade({ shade, distance }: ShownNearShade) {
  const { shades, samples } = useMessages();
  const { number, light, dark, image_url, product } = shade;
  return (
    <li className="grid content-start justify-items-start gap-1">
      {image_url ? (
        <span className="frame">
          <Picture src={image_url} alt="" sizes="12rem" shape="4x3" />
        </span>
      ) : (
        light && <Swatch light={light} dark={dark} />
      )}
      <a className="link" href={shadePath(product.slug, number)} lang={langOf(shade, 'name')}>
        {shadeName(shade)}
      </a>
      <span className="caption" lang={langOf(product, 'name')}>
        {product.name}
      </span>
      {distance !== null && (
        <span className="caption figures">{fill(shades.distance, { n: distance.toFixed(1) })}</span>
      )}
      <AddToSamples
        sample={{ kind: 'shade', asked: shadeRef(product.slug, number) }}
        what={fill(shades.what, { number })}
        className="link"
        short={samples.add}
      />
    </li>
  );
}
