import { Fragment } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import { fill, plain } from '#app/i18n/message.tsx';
import type { ProductFacts as Facts } from '#domain/products/facts/product-facts.ts';

/** The facts of a product in one line: washing temperature, fineness and number of item codes. */
export function ProductFacts({ facts }: { facts: Facts }) {
  const messages = useMessages().products.facts;
  const { codes, wash, denier } = facts;
  if (codes === 0) return null;
  const shown = [
    wash === 'never' && messages.noWash,
    wash && wash !== 'never' && fill(messages.wash, { t: `${range(wash)} °C` }),
    denier && `${range(denier)} D`,
    codes === 1 ? messages.codeOne : fill(messages.codes, { n: codes }),
  ].filter((fact) => fact !== false && fact !== undefined && fact !== null);
  return (
    <p className="facts figures">
      {shown.map((fact, at) => (
        <Fragment key={plain(fact)}>
          {at > 0 && ' '}
          <span className="unbroken">
            {at > 0 && <span className="facts-dot">{'· '}</span>}
            {fact}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

const range = ({ from, to }: { from: string; to: string }) =>
  from === to ? from : `${from}–${to}`;
