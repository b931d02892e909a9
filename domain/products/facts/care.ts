/** How hot to wash, and how gently; or that it must not be washed in water. */
export type Wash =
  | 'never'
  | 'by hand'
  | { celsius: number; process: 'normal' | 'mild' | 'very mild' };
export type Bleach = 'never' | 'without chlorine' | 'any';
export type Iron = 'never' | 110 | 150 | 200;

/** What the care texts of an item code say, in the terms of ISO 3758. Null if a text says anything else. */
export interface Care {
  bleaching: Bleach | null;
  ironing: Iron | null;
  washing_temperature: Wash | null;
}

type CareTexts = Record<keyof Care, string | null>;

/** Reads the care texts as staff wrote them. Only a text that is understood as a whole counts. */
export function careOf(texts: CareTexts): Care {
  return {
    bleaching: readBleach(texts.bleaching),
    ironing: readIron(texts.ironing),
    washing_temperature: readWash(texts.washing_temperature),
  };
}

/** Lower case, one form of '°C' and of blanks. */
const plain = (text: string | null) =>
  (text ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const washing =
  /^(?:(?:machine )?wash(?:able)? )?(?:at |up to )?(30|40|50|60|70|95) ?(?:°|degrees?)? ?c?,? ?(?:(normal|mild|very mild) process)?$/;

/** What a washing text says. */
export function readWash(written: string | null): Wash | null {
  const text = plain(written);
  if (/^(?:do not wash|not washable|no washing)$/.test(text)) return 'never';
  if (/^(?:hand ?wash(?: only)?|wash by hand)$/.test(text)) return 'by hand';
  const [, celsius, process = 'normal'] = washing.exec(text) ?? [];
  if (celsius === undefined) return null;
  return { celsius: Number(celsius), process: process as 'normal' | 'mild' | 'very mild' };
}

/** What a bleaching text says. */
export function readBleach(written: string | null): Bleach | null {
  const text = plain(written);
  if (/^(?:do not bleach|no bleach(?:ing)?)$/.test(text)) return 'never';
  if (/^(?:only )?(?:oxygen|non-chlorine) bleach(?: only| permitted| allowed)?$/.test(text))
    return 'without chlorine';
  return /^(?:any|chlorine) bleach(?: permitted| allowed)?$/.test(text) ? 'any' : null;
}

const ironing = /^(?:up to |at )?(110|150|200) ?(?:°|degrees?)? ?c?(?:,? on the reverse)?$/;

/** What an ironing text says. */
export function readIron(written: string | null): Iron | null {
  const text = plain(written);
  if (/^(?:do not iron|no ironing)$/.test(text)) return 'never';
  const [, celsius] = ironing.exec(text) ?? [];
  return celsius === undefined ? null : (Number(celsius) as Iron);
}
