import { careC } from '../care.ts';
import { blend, holographicFilm, opalFilm } from '../composition.ts';
import { holographicFlat, opalFlat } from '../construction.ts';
import type { DemoProduct } from '../content-types.ts';
import { japan } from '../origin.ts';
import { filmGauge, packed, spools } from '../packing.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { flatFeeding } from '../running.ts';

const shared = {
  country_of_origin: japan,
  ...careC,
  other_technical_info: flatFeeding,
};

export const holographicOpal: DemoProduct = {
  slug: 'holographic-opal',
  name: phrase('Holographic & Opal', '鐳射及幻彩線', '镭射及幻彩线', 'ホログラム＆オーロラ'),
  description: phrase(
    'Two ways to split light. Holographic film throws the whole spectrum from a silver ground; opal shifts softly between two colours and contains no metal.',
    '兩種分光之法：鐳射薄膜在銀底上散出整道光譜；幻彩薄膜在兩色之間柔和變化，完全不含金屬。',
    '两种分光之法：镭射薄膜在银底上散出整道光谱；幻彩薄膜在两色之间柔和变化，完全不含金属。',
    '光の分け方は2通り。ホログラムは銀の地から虹色の光を放ち、金属を含まないオーロラは2色の間をやわらかく移ろいます。',
  ),
  detailed_description: phrase(
    paragraphs(
      'Holographic yarn carries a fine embossed grating under its aluminium. It is at its best under a single strong light: a stage, a shop window, the sun.',
      'Opal is a film of many clear layers, without metal and without pigment. Its colour comes from interference alone, changes with the angle, and sits well with pastels and white.',
      'Being free of metal, opal passes any metal detector. That makes it the usual choice for children’s wear and for factories that scan every piece.',
    ),
    paragraphs(
      '鐳射線在鋁層下壓有細密光柵，在單一強光下最為動人：舞台、櫥窗、日光。',
      '幻彩線由多層透明薄膜組成，不含金屬，也不含顏料，色彩純由光的干涉而來，隨角度變化，配粉彩色系和白色尤其好看。',
      '由於不含金屬，幻彩線可通過任何金屬檢測機，因此多用於童裝，逐件驗針的工廠亦多選用。',
    ),
    paragraphs(
      '镭射线在铝层下压有细密光栅，在单一强光下最为动人：舞台、橱窗、日光。',
      '幻彩线由多层透明薄膜组成，不含金属，也不含颜料，色彩纯由光的干涉而来，随角度变化，配柔和的浅色与白色尤其好看。',
      '由于不含金属，幻彩线可通过任何金属检测机，因此多用于童装，逐件检针的工厂也多选用。',
    ),
    paragraphs(
      'ホログラム糸はアルミ層の下に微細な格子を型押ししています。舞台、ショーウィンドー、陽射しなど、強い光が一方向から当たる場所で最も映えます。',
      'オーロラ糸は透明な層を幾重にも重ねたフィルムです。金属も顔料も使わず、光の干渉だけで発色し、見る角度で色が変わります。パステルや白とよく合います。',
      'オーロラ糸は金属を含まないため、どの金属検出機にも反応しません。子ども服や、全数検針を行う工場で選ばれています。',
    ),
  ),
  status: 'Active',
  categories: ['effects', 'knit-and-weave'],
  uses: ['weaving', 'knitting'],
  image_url: 'products/holographic-opal-main.jpg',
  images: ['products/holographic-opal-2.jpg', 'products/holographic-opal-3.jpg'],
  catalogue_pdf: 'catalogue.pdf',
  item_codes: [
    {
      item_code: 'HL69',
      image_url: 'item-codes/hl69.jpg',
      composition: blend([100, holographicFilm]),
      type: holographicFlat,
      denier: '58 D',
      length: '2,000 m',
      net_weight: '13 g',
      gross_weight: '23 g',
      other_information: packed(filmGauge(12, 69, '64 dtex, Nm 155'), spools),
      ...shared,
    },
    {
      item_code: 'HL100',
      image_url: 'item-codes/hl100.jpg',
      composition: blend([100, holographicFilm]),
      type: holographicFlat,
      denier: '40 D',
      length: '3,000 m',
      net_weight: '13 g',
      gross_weight: '23 g',
      other_information: packed(filmGauge(12, 100, '44 dtex, Nm 225'), spools),
      ...shared,
    },
    {
      item_code: 'OP69',
      image_url: 'item-codes/op69.jpg',
      composition: blend([100, opalFilm]),
      type: opalFlat,
      denier: '58 D',
      length: '2,000 m',
      net_weight: '13 g',
      gross_weight: '23 g',
      other_information: packed(filmGauge(12, 69, '64 dtex, Nm 155'), spools),
      ...shared,
    },
  ],
};
