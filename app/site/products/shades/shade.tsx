import { useMessages, useSite } from '#app/i18n/locale.ts';
import { fill, plain } from '#app/i18n/message.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Swatch } from '#app/ui/swatch.tsx';
import type { ShownMedium } from '#domain/files/media-type.ts';
import { nearestShadesPath } from '#domain/finder/tool-pages.ts';
import { shadeAnchor, shadeName, shadeRef } from '#domain/shades/shade-ref.ts';
import type { ShownShade } from '#domain/shades/shown-shades.server.ts';
import { joinList } from '#domain/texts/join-list.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { AddToSamples } from '../../samples/add-to-samples.tsx';

interface ShadeProps {
  product: string;
  shade: ShownShade;
}

/** A shade. Its swatch opens to its pictures, its item codes and its neighbours. */
export function Shade({ product, shade }: ShadeProps) {
  const { language, messages: all } = useSite();
  const { shades: messages } = all;
  const { number, name, codes, light, dark, pictures } = shade;
  return (
    <li id={shadeAnchor(number)}>
      <details name="shade">
        <summary>
          <Face shade={shade} />
          <span className="figures font-medium">{number}</span>
          {name && <span lang={langOf(shade, 'name')}>{name}</span>}
        </summary>
        <div className="shade-more">
          {light && pictures.length > 0 && <Swatch light={light} dark={dark} />}
          {pictures.slice(1).map((picture) => (
            <ShadePicture
              key={picture.url}
              picture={picture}
              alt={plain(fill(messages.stitched, { name: shadeName(shade) }))}
            />
          ))}
          <div className="grid content-start justify-items-start gap-3">
            <p>
              {codes.length === 0
                ? messages.allCodes
                : fill(messages.codes, { codes: joinList(codes, language.code) })}
            </p>
            <Matches shade={shade} />
            <AddToSamples
              sample={{ kind: 'shade', asked: shadeRef(product, number) }}
              what={fill(messages.what, { number })}
              className="button button-quiet"
            />
            {light && (
              <a className="link" href={nearestShadesPath(shadeRef(product, number))}>
                {messages.nearest}
              </a>
            )}
          </div>
        </div>
      </details>
    </li>
  );
}

/** The first picture of a shade, or its colour if it has no picture. */
function Face({ shade }: { shade: ShownShade }) {
  const { shades: messages } = useMessages();
  const { light, dark, pictures } = shade;
  const [first] = pictures;
  if (first)
    return (
      <ShadePicture
        picture={first}
        alt={plain(fill(messages.onCone, { name: shadeName(shade) }))}
      />
    );
  return light ? <Swatch light={light} dark={dark} /> : <span className="swatch" />;
}

const ShadePicture = ({ picture, alt }: { picture: ShownMedium; alt: string }) => (
  <span className="frame">
    <Picture
      src={picture.url}
      alt={picture.alt ?? alt}
      lang={picture.lang}
      sizes="(min-width: 48rem) 32rem, 100vw"
      shape="4x3"
    />
  </span>
);

function Matches({ shade: { matches } }: { shade: ShownShade }) {
  const { shades: messages } = useMessages();
  if (matches.length === 0) return null;
  return (
    <div>
      <h3 className="label">{messages.matches}</h3>
      <ul>
        {matches.map(({ maker, number, distance }) => (
          <li key={`${maker} ${number}`} className="figures">
            <span lang="en">
              {maker} {number}
            </span>
            {distance !== null && (
              <span className="caption">
                {' '}
                {fill(messages.distance, { n: distance.toFixed(1) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
