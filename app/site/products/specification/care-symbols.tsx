import { interpolate } from '#app/i18n/interpolate.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { Drawing } from '#app/ui/icon.tsx';
import type { Bleach, Care, Iron, Wash } from '#domain/products/care.ts';
import type { ItemCode } from '#domain/products/product.ts';

/** The care symbols of an item code, as far as its texts are understood. The texts are their alternatives. */
export function CareSymbols({ code }: { code: ItemCode }) {
  const { products, layout } = useMessages();
  return symbolsOf(code.care).map(([field, parts]) => {
    const text = products.fields[field];
    const label = interpolate(layout.linkAbout, { text, name: code[field] ?? '' });
    return (
      <span key={field} title={label}>
        <Drawing parts={parts} label={label} />
      </span>
    );
  });
}

/** The parts of each symbol in icons.svg, in the order of ISO 3758. */
function symbolsOf(care: Care): [keyof Care, string[]][] {
  const { washing_temperature: wash, bleaching: bleach, ironing: iron } = care;
  return [
    ...(wash ? [['washing_temperature', washParts(wash)] as const] : []),
    ...(bleach ? [['bleaching', bleachParts(bleach)] as const] : []),
    ...(iron ? [['ironing', ironParts(iron)] as const] : []),
  ].map(([field, parts]) => [field, parts.map((part) => `care-${part}`)]);
}

function washParts(wash: Wash): string[] {
  if (wash === 'never') return ['wash', 'never'];
  if (wash === 'by hand') return ['wash', 'hand'];
  const bars = { normal: [], mild: ['mild'], 'very mild': ['very-mild'] }[wash.process];
  return ['wash', String(wash.celsius), ...bars];
}

const bleachParts = (bleach: Bleach): string[] =>
  bleach === 'any' ? ['bleach'] : ['bleach', bleach.replace(' ', '-')];

const ironParts = (iron: Iron): string[] => ['iron', iron === 'never' ? 'never' : `iron-${iron}`];
