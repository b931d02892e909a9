import { useSite } from '#app/i18n/locale.ts';
import { messageLang, plain } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { arrowOut } from '#app/ui/icons.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import sketch from './location-map.svg?url';

/** The place that the drawing location-map.svg shows. */
const drawn = { latitude: 22.3358, longitude: 114.1978 };

/** Directions and a map. The drawing of one place is shown until map-script.ts replaces it with OpenStreetMap. */
export function LocationMap() {
  const { company, messages } = useSite();
  const { contact } = messages;
  if (!company.map) return null;
  const { latitude, longitude, zoom } = company.map;
  const isDrawn = latitude === drawn.latitude && longitude === drawn.longitude;
  const ways = [
    [
      contact.googleMaps,
      `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
    ],
    [contact.appleMaps, `https://maps.apple.com/?daddr=${latitude},${longitude}`],
    [
      contact.amap,
      `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${encodeURIComponent(company.legal_name ?? company.siteName)}&coordinate=wgs84`,
    ],
  ] as const;
  // The map at zoom 17 is 0.008 degrees wide. Each further step halves the width.
  const wider = 2 ** (17 - zoom);
  const [west, south, east, north] = [
    longitude - 0.004 * wider,
    latitude - 0.0025 * wider,
    longitude + 0.004 * wider,
    latitude + 0.0025 * wider,
  ];
  return (
    <section className="section on-deep" aria-labelledby="map">
      <div className="wrap columns location">
        <div className="location-words column-first">
          <h2 id="map" className="heading">
            {contact.mapHeading}
          </h2>
          {company.address && <p lang={langOf(company, 'address')}>{company.address}</p>}
          <h3 className="eyebrow">{contact.directions}</h3>
          <ul className="hairlines">
            {ways.map(([name, address]) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noopener">
                  {name}
                  <Icon d={arrowOut} />
                </a>
              </li>
            ))}
          </ul>
          <div className="needs-script">
            <button
              type="button"
              className="button button-quiet"
              data-map={`https://www.openstreetmap.org/export/embed.html?bbox=${west},${south},${east},${north}&layer=mapnik&marker=${latitude},${longitude}`}
              data-title={plain(contact.mapTitle)}
            >
              {contact.showMap}
            </button>
            <p className="caption">{contact.showMapNote}</p>
          </div>
        </div>
        {isDrawn && (
          <figure>
            <img
              src={sketch}
              alt={plain(contact.mapAlt)}
              lang={messageLang(contact.mapAlt)}
              width={960}
              height={640}
              loading="lazy"
            />
            <figcaption className="caption">{contact.notToScale}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
